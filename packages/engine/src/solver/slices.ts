import { now, pause } from './clock.js';

/** The part of an `AbortSignal` that the solver needs. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** How far a solver may go. Without any limit it goes on until it knows, or its memory is full. */
export interface Limits {
  /** Positions. With this limit alone the answer is always the same. */
  readonly states?: number;
  readonly milliseconds?: number;
  /** Memory for positions visited, 192 MB if not given. */
  readonly bytes?: number;
  /** An `AbortSignal`: the answer then is what is known. */
  readonly signal?: StopSignal;
  /** Called between slices of some milliseconds, so that a page stays alive; the solver goes on when it resolves. */
  readonly pause?: () => Promise<void>;
}

/** Work on positions that can be stopped after any number of them and taken up again. */
interface Sliced {
  readonly done: boolean;
  readonly states: number;
  run(states: number): unknown;
}

/** A slice is no longer than this, so that a frame is never missed for it. */
const sliceMilliseconds = 6;
const leastSlice = 256;

/** Goes on with some work as far as the limits allow; `start` is when the question was asked. */
export async function runInSlices(work: Sliced, limits: Limits, start: number): Promise<void> {
  const { states = Infinity, milliseconds = Infinity, signal } = limits;
  const last = work.states + states;
  const rest = limits.pause ?? pause;
  let slice = leastSlice;
  const goesOn = (): boolean => !work.done && work.states < last;
  while (goesOn()) {
    const before = now();
    if (signal?.aborted || before - start >= milliseconds) return;
    work.run(Math.min(slice, last - work.states));
    const taken = now() - before;
    // As many positions as fit into a slice at the pace of the last one.
    slice = Math.max(leastSlice, Math.min(2 * slice, Math.floor((slice * sliceMilliseconds) / Math.max(taken, 0.1))));
    if (taken >= sliceMilliseconds / 2 && goesOn()) await rest();
  }
}

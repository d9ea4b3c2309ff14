import type { Answer, Reply, Request } from '@canfield-game/engine/solver';
import { mostBytes, type Question, unanswered } from './question.js';
import { scriptUrl } from './script-url.js';
import { solverUrl } from './solver-url.js';

/** A worker that says nothing this long after its time, in ms, has been ended by the browser. */
const patience = 2000;

function startWorker(): Worker | undefined {
  const url = solverUrl();
  const trusted = url && scriptUrl(url);
  try {
    return trusted === undefined ? undefined : new Worker(trusted, { type: 'module', name: 'canfield-game' });
  } catch {
    // A script of another origin, or a page whose policy forbids workers.
    return undefined;
  }
}

/** Thinks in a worker. */
export class WorkerSolver {
  readonly #worker: Worker;
  readonly #pending = new Map<number, (answer: Answer | undefined) => void>();
  #last = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#pending.get(data.id)?.(data.type === 'answer' ? data.answer : unanswered);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail();
    };
    worker.onmessageerror = () => {
      this.#fail();
    };
  }

  /** A worker, where the page may have one. */
  static start(): WorkerSolver | undefined {
    const worker = startWorker();
    return worker && new WorkerSolver(worker);
  }

  /** Thinks about a question; undefined where the worker cannot, or is there no more. */
  ask({ state, rules, milliseconds, signal }: Question): Promise<Answer | undefined> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      const watch = setTimeout(() => {
        this.#pending.get(id)?.(undefined);
      }, milliseconds + patience);
      const cancel = () => {
        this.#send({ type: 'cancel', id });
        this.#pending.get(id)?.(unanswered);
      };
      this.#pending.set(id, (answer) => {
        clearTimeout(watch);
        signal.removeEventListener('abort', cancel);
        this.#pending.delete(id);
        resolve(answer);
      });
      signal.addEventListener('abort', cancel);
      this.#send({ type: 'solve', id, state, rules, limits: { milliseconds, bytes: mostBytes } });
    });
  }

  /** Ends the worker. */
  end(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #send(request: Request): void {
    this.#worker.postMessage(request);
  }

  #fail(): void {
    for (const settle of [...this.#pending.values()]) settle(undefined);
  }
}

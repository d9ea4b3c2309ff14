import type { Move } from '@canfield-game/engine';
import type { Answer, Reply, Request } from '@canfield-game/engine/solver';
import { mostBytes, type Question, unanswered, type WinQuestion } from './question.js';
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
  /** Who waits for which reply; without one the worker is gone. */
  readonly #waiting = new Map<number, (reply: Reply | undefined) => void>();
  #last = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.(data);
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
  async ask(question: Question): Promise<Answer | undefined> {
    const { state, rules, milliseconds } = question;
    const limits = { milliseconds, bytes: mostBytes };
    const reply = await this.#reply(question, (id) => ({ type: 'solve', id, state, rules, limits }));
    return reply && (reply.type === 'answer' ? reply.answer : unanswered);
  }

  /** Makes a win shorter; undefined where the worker cannot, or is there no more. */
  async shorten(question: WinQuestion): Promise<readonly Move[] | undefined> {
    const { state, rules, line, states, milliseconds } = question;
    const limits = { states, milliseconds };
    const reply = await this.#reply(question, (id) => ({ type: 'shorten', id, state, rules, line, limits }));
    return reply && (reply.type === 'line' ? reply.line : line);
  }

  /** Ends the worker. */
  end(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #reply({ milliseconds, signal }: Question, requestFor: (id: number) => Request): Promise<Reply | undefined> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      const settle = (reply: Reply | undefined) => {
        clearTimeout(watch);
        signal.removeEventListener('abort', cancel);
        this.#waiting.delete(id);
        resolve(reply);
      };
      const watch = setTimeout(settle, milliseconds + patience, undefined);
      const cancel = () => {
        this.#worker.postMessage({ type: 'cancel', id } satisfies Request);
        settle(undefined);
      };
      this.#waiting.set(id, settle);
      signal.addEventListener('abort', cancel);
      this.#worker.postMessage(requestFor(id));
    });
  }

  #fail(): void {
    for (const settle of [...this.#waiting.values()]) settle(undefined);
  }
}

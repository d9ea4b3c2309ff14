import { Game } from '@canfield-game/engine';
import { expect } from '@open-wc/testing';
import { BackgroundSolver } from './background-solver.js';
import type { Question } from './question.js';

const question = (code: string, milliseconds: number, signal = new AbortController().signal): Question => {
  const { state, rules } = Game.fromCode(code);
  return { state, rules, milliseconds, signal };
};

const easy = 'CF1-D3-AAAAACL';
/** Nobody decides this one in some seconds. */
const hard = 'CH1-D1-AAAAAJC';

/** The workers that are started while something is done, and whether each has been ended. */
async function workersOf(act: (started: Worker[]) => Promise<unknown>): Promise<{ started: number; ended: number }> {
  const Own = window.Worker;
  const started: Worker[] = [];
  let ended = 0;
  window.Worker = class extends Own {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      started.push(this);
    }
    override terminate(): void {
      super.terminate();
      ended += 1;
    }
  };
  try {
    await act(started);
    return { started: started.length, ended };
  } finally {
    window.Worker = Own;
  }
}

describe('a solver in the background', () => {
  it('starts one worker, when it is first asked, and ends it when all is given back', async () => {
    const count = await workersOf(async (started) => {
      const solver = new BackgroundSolver();
      expect(started).to.have.length(0);
      for (const code of [easy, 'CF1-D1-AAAAACM']) {
        const answer = await solver.ask(question(code, 5000));
        expect(answer.verdict).to.equal('winnable');
        expect(answer.line?.length).to.be.greaterThan(40);
      }
      solver.end();
    });
    expect(count).to.deep.equal({ started: 1, ended: 1 });
  });

  it('answers the next question at once when one is called off in the middle of a search', async () => {
    const solver = new BackgroundSolver();
    await solver.ask(question(easy, 5000));
    const abort = new AbortController();
    const long = solver.ask(question(hard, 60_000, abort.signal));
    await new Promise((resolve) => setTimeout(resolve, 200));
    abort.abort();
    expect((await long).verdict).to.equal('unknown');
    const answer = await Promise.race([
      solver.ask(question(easy, 5000)),
      new Promise<undefined>((resolve) => setTimeout(resolve, 10_000)),
    ]);
    expect(answer?.verdict).to.equal('winnable');
    solver.end();
  });

  it('goes on in slices when its worker is ended in the middle of a search, and starts no other', async () => {
    const count = await workersOf(async (started) => {
      const solver = new BackgroundSolver();
      const asked = solver.ask(question(hard, 500));
      started[0]?.terminate();
      expect((await asked).states).to.be.greaterThan(100);
      expect((await solver.ask(question(easy, 5000))).verdict).to.equal('winnable');
      solver.end();
    });
    expect(count.started).to.equal(1);
  });

  it('answers in slices where there can be no worker, and lets frames pass between them', async () => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor() {
        super('/nowhere/at/all.js', { type: 'module' });
      }
    };
    let frames = 0;
    let counting = true;
    const count = () => {
      frames += 1;
      if (counting) requestAnimationFrame(count);
    };
    try {
      const solver = new BackgroundSolver();
      expect((await solver.ask(question(easy, 5000))).verdict).to.equal('winnable');
      requestAnimationFrame(count);
      const { states } = await solver.ask(question(hard, 1000));
      expect(states).to.be.greaterThan(1000);
      expect(frames).to.be.greaterThan(5);
      solver.end();
    } finally {
      counting = false;
      window.Worker = Worker;
    }
  });

  it('knows nothing of what it is told not to think about any more', async () => {
    const solver = new BackgroundSolver();
    const asked = solver.ask(question(hard, 60_000));
    await new Promise((resolve) => setTimeout(resolve, 50));
    solver.end();
    expect((await asked).verdict).to.equal('unknown');
  });
});

describe('a win', () => {
  for (const where of ['a worker', 'slices']) {
    it(`is made shorter in ${where}, and still wins`, async () => {
      const solver = new BackgroundSolver();
      const { Worker } = window;
      if (where === 'slices') Reflect.deleteProperty(window, 'Worker');
      try {
        const asked = question(easy, 5000);
        const { line = [] } = await solver.ask(asked);
        const shorter = await solver.shorten({ ...asked, line, states: 100_000, milliseconds: 5000 });
        expect(shorter.length).to.be.within(52, line.length);
        const game = Game.fromCode(easy);
        for (const move of shorter) expect(game.play(move).ok).to.equal(true);
        expect(game.won).to.equal(true);
      } finally {
        window.Worker = Worker;
        solver.end();
      }
    });
  }
});

import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { heard, known, tag } from './test/tag.js';

const Own = window.Worker;

/** How a worker can fail in the middle of a search; what it answers then is not heard. */
const faults: Readonly<Record<string, (worker: Worker) => void>> = {
  'is ended': (worker) => {
    worker.terminate();
  },
  'tells of an error': (worker) => {
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true }));
  },
  'answers what cannot be read': (worker) => {
    worker.terminate();
    worker.dispatchEvent(new MessageEvent('messageerror'));
  },
};

/** Lets every worker fail as soon as it is asked something. */
function failing(fault: (worker: Worker) => void): void {
  window.Worker = class extends Own {
    override postMessage(message: unknown): void {
      super.postMessage(message);
      queueMicrotask(() => {
        fault(this);
      });
    }
  };
}

describe('a solver that is killed in the middle of a search', () => {
  afterEach(() => {
    window.Worker = Own;
  });

  for (const [name, fault] of Object.entries(faults)) {
    it(`and ${name} leaves hints to the page’s own thread, and the game goes on`, async () => {
      failing(fault);
      const element: CanfieldGame = await tag(
        html`<canfield-game deal=${known} winnability="on" stuck-notice="on" motion="none"></canfield-game>`,
      );
      const told = heard(element, 'canfield-error');
      const first = await element.hint();
      expect(first?.kind).to.be.oneOf(['win', 'try']);
      expect(first?.move && element.play(first.move).ok).to.equal(true);
      const second = await element.hint();
      expect(second?.kind).to.be.oneOf(['win', 'try']);
      expect(told).to.deep.equal([]);
    });
  }

  it('and cannot be begun at all leaves them to it, too', async () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
    const element = await tag();
    expect((await element.hint())?.kind).to.be.oneOf(['win', 'try']);
  });
});

import { expect } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { deedNames, deeds, type Subject } from './test/api-deeds.js';
import { Chance } from './test/chance.js';
import { expectPicture, expectWhole } from './test/whole.js';

/** How long this goes on: set by the page that runs it for the nightly length. */
const { steps, seeds } = {
  steps: 500,
  seeds: [11, 12, 13, 14],
  ...(window as { endurance?: { steps?: number; seeds?: readonly number[] } }).endurance,
};

const events = ['ready', 'deal', 'before-move', 'move', 'score', 'win', 'stuck', 'error'].map(
  (name) => `canfield-${name}`,
);

const ownFault = 'a fault of the page';

/** Everything that escapes to the page while something is done, but the page's own faults. */
function escapes(): { readonly faults: string[]; readonly stop: () => void } {
  const faults: string[] = [];
  const watch = new AbortController();
  const heard = (error: unknown, event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    if (!text.includes(ownFault)) faults.push(text);
  };
  const options = { capture: true, signal: watch.signal };
  // That of the test runner would be told of the page's own faults, too.
  const { onerror } = window;
  window.onerror = null;
  addEventListener(
    'error',
    (event) => {
      heard(event.error ?? event.message, event);
    },
    options,
  );
  addEventListener(
    'unhandledrejection',
    (event) => {
      heard(event.reason, event);
    },
    options,
  );
  return {
    faults,
    stop: () => {
      window.onerror = onerror;
      watch.abort();
    },
  };
}

/** The page answers events by doing something itself, in the middle of what it is told of: at most so deep. */
function answerBack(subject: Subject, log: string[]): void {
  let depth = 0;
  const { element, chance } = subject;
  for (const name of events) {
    element.addEventListener(name, (event) => {
      if (depth > 1 || !chance.onceIn(12)) return;
      depth += 1;
      const answer = chance.one(['prevent', 'fault', ...deedNames]);
      log.push(`${name} → ${answer}`);
      try {
        if (answer === 'fault') throw new Error(ownFault);
        if (answer === 'prevent') event.preventDefault();
        else deeds[answer]?.(subject);
      } finally {
        depth -= 1;
      }
    });
  }
}

function pageWith(element: CanfieldGame): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML =
    '<div class="place"></div><section class="place" lang="fr"></section><div class="place" dir="rtl"></div>';
  page.firstElementChild?.append(element);
  document.body.append(page);
  return page;
}

const someTime = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

async function step(subject: Subject, log: string[], number: number): Promise<void> {
  const { element, chance } = subject;
  const name = chance.one(deedNames);
  log.push(name);
  deeds[name]?.(subject);
  // Often several things are done before the tag has had time for any of them.
  if (chance.onceIn(3)) return;
  await element.updateComplete;
  if (chance.onceIn(6)) await someTime();
  expectWhole(element, number % 10 === 0);
}

/** Never for long off its page, and back in order from time to time. */
function comeBack({ element, chance }: Subject): void {
  if (!element.isConnected && chance.onceIn(4)) document.querySelector('.place')?.append(element);
}

/** A game that plays by itself never rests long enough for its picture to be compared. */
async function atRest({ element, replay }: Subject): Promise<void> {
  (await replay)?.pause();
  await expectPicture(element);
}

describe('a tag to which a page does anything', () => {
  const quiet = console.warn;
  beforeEach(() => {
    console.warn = () => undefined;
  });
  afterEach(() => {
    console.warn = quiet;
    localStorage.clear();
    document.documentElement.lang = 'en';
    document.documentElement.dir = '';
  });

  for (const seed of seeds) {
    it(`lets nothing escape and stays whole for ${steps} steps (${seed})`, async function () {
      this.timeout(60_000 + steps * 200);
      const { faults, stop } = escapes();
      const chance = new Chance(seed);
      const element = document.createElement('canfield-game');
      const page = pageWith(element);
      const subject: Subject = { element, chance, promises: [] };
      const log: string[] = [];
      answerBack(subject, log);
      try {
        for (let number = 0; number < steps && faults.length === 0; number++) {
          comeBack(subject);
          await step(subject, log, number);
          if (number % 250 === 249) await atRest(subject);
        }
        page.firstElementChild?.append(element);
        await Promise.all(subject.promises);
        expect(faults).to.deep.equal([]);
        expect(Object.prototype).not.to.have.property('polluted');
      } catch (error) {
        const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
        throw new Error(`${said} ${faults.join()} — after ${log.slice(-12).join(', ')} (${log.length})`, {
          cause: error,
        });
      } finally {
        stop();
        page.remove();
      }
    });
  }
});

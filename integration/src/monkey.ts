import { createHash } from 'node:crypto';
import type { CanfieldGame } from '@canfield-game/element';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { At } from './hand.js';
import type { Table } from './table.js';

/** Whole numbers below a limit, the same for the same seed: mulberry32, of Tommy Ettinger, in the public domain. */
function chanceOf(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x100000000) * limit);
  };
}

/** What lies where a monkey may reach for it: cards and places, and the controls that can be used now. */
interface Reach {
  readonly cards: readonly At[];
  readonly controls: readonly At[];
}

const keys = ['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ...'tfdurhn?spbc'];

/** Somebody who knows nothing of the game and does everything, with real pointers, fingers and keys. */
export class Monkey {
  readonly done: string[] = [];
  readonly #table: Table;
  readonly #page: Page;
  readonly #browser: CDPSession;
  readonly #below: (limit: number) => number;
  readonly #touches: boolean;

  private constructor(table: Table, browser: CDPSession, seed: number, touches: boolean) {
    this.#table = table;
    this.#page = table.page;
    this.#browser = browser;
    this.#below = chanceOf(seed);
    this.#touches = touches;
  }

  static async on(table: Table, seed: number, touches: boolean): Promise<Monkey> {
    return new Monkey(table, await table.page.context().newCDPSession(table.page), seed, touches);
  }

  /** Does one thing. */
  async act(): Promise<void> {
    const deeds = [
      ...Array.from({ length: 6 }, () => this.#drag),
      ...Array.from({ length: 4 }, () => this.#tapCard),
      ...Array.from({ length: 3 }, () => this.#useControl),
      ...Array.from({ length: 4 }, () => this.#press),
      this.#tapAnywhere,
      this.#interrupt,
    ];
    await this.#one(deeds)();
  }

  readonly #drag = async (): Promise<void> => {
    const cards = await this.#cards();
    const [from, to] = [this.#one(cards), this.#below(4) > 0 ? this.#one(cards) : this.#anywhere()];
    this.done.push(`drag ${textOf(from)} to ${textOf(to)}`);
    await this.#down(from);
    for (let part = 1; part <= 3; part++) await this.#to(between(from, to, part / 3));
    await this.#up(to);
  };

  /** A drag in the middle of which something else happens. */
  readonly #interrupt = async (): Promise<void> => {
    const from = this.#one(await this.#cards());
    const key = this.#one(keys);
    this.done.push(`drag ${textOf(from)} and press ${key}`);
    await this.#down(from);
    await this.#to(this.#anywhere());
    await this.#page.keyboard.press(key);
    if (this.#below(3) === 0) await this.#resize();
    await this.#to(this.#anywhere());
    await (this.#touches && this.#below(2) === 0 ? this.#touch('touchCancel') : this.#up(this.#anywhere()));
  };

  readonly #tapCard = async (): Promise<void> => {
    await this.#tap(this.#one(await this.#cards()));
  };

  readonly #useControl = async (): Promise<void> => {
    const { controls } = await this.#reach();
    if (controls.length > 0) await this.#tap(this.#one(controls));
  };

  readonly #tapAnywhere = (): Promise<void> => this.#tap(this.#anywhere());

  readonly #press = async (): Promise<void> => {
    const key = this.#one(keys);
    this.done.push(`press ${key}`);
    await this.#page.keyboard.press(key);
  };

  async #resize(): Promise<void> {
    const size = this.#page.viewportSize() ?? { width: 800, height: 600 };
    await this.#page.setViewportSize({ width: Math.max(300, size.width + this.#below(41) - 20), height: size.height });
  }

  async #tap(at: At): Promise<void> {
    this.done.push(`tap ${textOf(at)}`);
    const times = this.#below(6) === 0 ? 3 : 1;
    for (let time = 0; time < times; time++) {
      await this.#down(at);
      await this.#up(at);
    }
  }

  #one<T>(values: readonly T[]): T {
    return values[this.#below(values.length)] as T;
  }

  /** Where cards and places are seen; anywhere, where none is. */
  async #cards(): Promise<readonly At[]> {
    const { cards } = await this.#reach();
    return cards.length > 0 ? cards : [this.#anywhere()];
  }

  #anywhere(): At {
    const { width, height } = this.#page.viewportSize() ?? { width: 800, height: 600 };
    return { x: this.#below(width), y: this.#below(height) };
  }

  #down(at: At): Promise<unknown> {
    return this.#touches ? this.#touch('touchStart', at) : this.#mouse('mousePressed', at, true);
  }

  #to(at: At): Promise<unknown> {
    return this.#touches ? this.#touch('touchMove', at) : this.#mouse('mouseMoved', at, true);
  }

  #up(at: At): Promise<unknown> {
    return this.#touches ? this.#touch('touchEnd') : this.#mouse('mouseReleased', at, false);
  }

  #mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: At, down: boolean): Promise<unknown> {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    return this.#browser.send('Input.dispatchMouseEvent', { type, x, y, button, buttons: down ? 1 : 0, clickCount: 1 });
  }

  #touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: At): Promise<unknown> {
    return this.#browser.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  }

  #reach(): Promise<Reach> {
    return this.#table.tag.evaluate((element) => {
      const middle = (one: Element): At => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + Math.min(height / 2, 12)) };
      };
      const seen = (one: Element): boolean => {
        const { x, y } = middle(one);
        return one.getBoundingClientRect().width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      };
      const root = (element as CanfieldGame).renderRoot;
      const all = (where: string): At[] => [...root.querySelectorAll(where)].filter(seen).map(middle);
      const open = root.querySelector('dialog[open]') ? 'dialog[open] ' : '';
      const controls = `${open}button:not(.outline *), ${open}input:not([type=file]), ${open}select, ${open}summary`;
      return { cards: all('.outline button'), controls: all(controls) };
    });
  }
}

const textOf = ({ x, y }: At): string => `${x},${y}`;

const between = (from: At, to: At, part: number): At => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Ends whatever is going on: nothing is held, no panel is open, no hint is shown. */
async function calmDown(table: Table): Promise<void> {
  await table.page.evaluate(() => {
    scrollTo(0, 0);
  });
  const open = (): Promise<number> => table.tag.locator('dialog[open]').count();
  for (let time = 0; time < 6; time++) {
    await table.page.keyboard.press('Escape');
    await table.settled();
    if (time > 1 && (await open()) === 0) return;
  }
  expect(await open(), 'panels that do not close').toBe(0);
}

const pictureOf = async (table: Table): Promise<string> =>
  createHash('sha256')
    .update(await table.tag.locator('.table').screenshot())
    .digest('hex');

/** Everything is painted anew, since the tag had another size for some frames. */
async function repaint(table: Table): Promise<void> {
  await table.tag.evaluate(async (element) => {
    const game = element as CanfieldGame;
    const frames = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    game.style.inlineSize = `${game.clientWidth - 9}px`;
    await frames();
    game.style.inlineSize = '';
    await frames();
  });
}

/** What was painted bit by bit is, once at rest, what is painted anew. */
export async function expectPainted(table: Table): Promise<void> {
  const same = async (): Promise<boolean> => {
    const before = await pictureOf(table);
    await repaint(table);
    return before === (await pictureOf(table));
  };
  await expect.poll(same, { timeout: 20_000, interval: 300 }).toBe(true);
}

/** Every card is there once, in the game, on the table and among the buttons. */
async function expectWhole(table: Table): Promise<void> {
  await table.settled();
  const { cards, lying, buttons, wanted } = await table.tag.evaluate((element) => {
    const game = element as CanfieldGame;
    const { state, rules } = game.game;
    const { stock, waste, reserve, foundations, tableau, choice = [] } = state;
    const each = (pile: string, count: number): string[] =>
      Array.from({ length: Math.max(1, count) }, (_, index) => `${pile}:${index}`);
    const homes = foundations.map((_, index) => `F${index + 1}`);
    const shown = [...game.renderRoot.querySelectorAll<HTMLElement>('.outline button')];
    return {
      cards: [...stock, ...waste, ...reserve, ...foundations.flat(), ...tableau.flat(), ...choice],
      lying: (game.scene?.cards ?? []).map(({ card }) => card),
      buttons: shown.map(({ dataset }) => dataset['node'] ?? ''),
      wanted: [
        ...['S', 'W'],
        ...(rules.openReserve ? each('R', reserve.length) : ['R']),
        ...(state.choice ? each('C', choice.length) : homes),
        ...tableau.flatMap((pile, index) => each(`T${index + 1}`, pile.length)),
      ],
    };
  });
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
  expect(sorted(cards)).toEqual(deck);
  expect(sorted(lying)).toEqual(deck);
  if (buttons.length > 0) expect([...buttons].sort()).toEqual([...wanted].sort());
}

/** However slow the machine is: less would have tried nothing. */
const fewestDeeds = 30;

/** Lets a monkey play for some time, and looks again and again whether all is whole. */
export async function monkeyAround(table: Table, monkey: Monkey, milliseconds: number): Promise<void> {
  const errors: string[] = [];
  table.page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  const end = Date.now() + milliseconds;
  try {
    for (let deed = 1; deed <= fewestDeeds || Date.now() < end; deed++) {
      await monkey.act();
      if (deed % 8 === 0) await expectWhole(table);
      if (deed % 60 === 0) {
        await calmDown(table);
        await expectPainted(table);
      }
      expect(errors).toEqual([]);
    }
    await calmDown(table);
    await expectWhole(table);
    await expectPainted(table);
  } catch (error) {
    throw new Error(`After ${monkey.done.length} deeds, the last: ${monkey.done.slice(-15).join('; ')}`, {
      cause: error,
    });
  }
}

import { type ColumnId, parseMove, type PileId, type SourceId } from '@canfield-game/engine';
import type { CanfieldGame } from '@canfield-game/element';
import type { Locator } from 'playwright-core';
import type { At } from './hand.js';
import type { Table } from './table.js';

/** The names of piles in a language, by which a person finds them. */
export interface PileNames {
  readonly waste: string;
  readonly reserve: string;
  readonly column: (number: number) => string;
  /** Suits are 0 to 3: spades, hearts, diamonds, clubs. */
  readonly foundation: (suit: number) => string;
}

const english: PileNames = {
  waste: 'Waste',
  reserve: 'Reserve',
  column: (number) => `Column ${number}`,
  foundation: (suit) => `${['Spades', 'Hearts', 'Diamonds', 'Clubs'][suit] ?? ''} foundation`,
};

/** Plays a tag by keyboard alone: it finds buttons by role and name, and reaches them with arrow keys. */
export class Keys {
  readonly table: Table;

  readonly #names: PileNames;

  private constructor(table: Table, names: PileNames) {
    this.table = table;
    this.#names = names;
  }

  /** Takes the focus to the tag with the tab key. */
  static async on(table: Table, names = english): Promise<Keys> {
    await table.page.keyboard.press('Tab');
    return new Keys(table, names);
  }

  /** Plays a move given as its text: D draws, F sends to the foundation, Enter picks up and puts down. */
  async play(text: string): Promise<void> {
    const move = parseMove(text);
    if (move?.type !== 'move') return this.press('d');
    await this.walkTo(await this.source(move.from, move.count ?? 1));
    if (move.to.startsWith('F')) return this.press('f');
    await this.press('Enter');
    await this.walkTo((await this.#pile(move.to)).last());
    return this.press('Enter');
  }

  /** Presses a key, and waits until what it did is on the page. */
  async press(key: string): Promise<void> {
    await this.table.page.keyboard.press(key);
    // Once for what has changed, once for the focus that follows it.
    await this.table.tag.evaluate(async (element) => {
      await (element as CanfieldGame).updateComplete;
      await (element as CanfieldGame).updateComplete;
    });
  }

  /** Walks to a button with arrow keys: towards it as seen, and around where that leads nowhere. */
  async walkTo(button: Locator): Promise<void> {
    const goal = await this.#spot(button);
    const been = new Map<string, number>();
    for (let step = 0; step < 60; step++) {
      const here = await this.#here();
      if (here && Math.hypot(here.x - goal.x, here.y - goal.y) < 2) return;
      const place = here ? `${Math.round(here.x)} ${Math.round(here.y)}` : '';
      const tries = been.get(place) ?? 0;
      been.set(place, tries + 1);
      await this.table.page.keyboard.press(ways(here ?? goal, goal)[tries % 4] ?? 'ArrowDown');
    }
    throw new Error(`The arrow keys do not lead to ${await button.getAttribute('aria-label')}.`);
  }

  /** The button of the last cards of a pile. */
  async source(from: SourceId, count = 1): Promise<Locator> {
    const buttons = await this.#pile(from);
    if (!from.startsWith('T')) return buttons;
    const state = await this.table.state();
    const size = state.tableau[Number((from as ColumnId).slice(1)) - 1]?.length ?? 0;
    return buttons.nth(size - count);
  }

  async #pile(pile: PileId): Promise<Locator> {
    const name = await this.#nameOf(pile);
    return this.table.tag.getByRole('group', { name, exact: true }).getByRole('button');
  }

  async #nameOf(pile: PileId): Promise<string> {
    const number = Number(pile.slice(1));
    if (pile === 'W') return this.#names.waste;
    if (pile === 'R') return this.#names.reserve;
    if (pile.startsWith('T')) return this.#names.column(number);
    const { suits } = await this.table.state();
    return this.#names.foundation(suits[number - 1] ?? 0);
  }

  async #spot(button: Locator): Promise<At> {
    const box = await button.boundingBox();
    if (!box) throw new Error('There is no such button.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Where the focus is. */
  #here(): Promise<At | undefined> {
    return this.table.tag.evaluate((element) => {
      const box = element.shadowRoot?.activeElement?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  }
}

/** The arrow keys, those that lead towards a goal first. */
function ways(from: At, to: At): string[] {
  const across = to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
  const along = to.y > from.y ? 'ArrowDown' : 'ArrowUp';
  const towards = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? [across, along] : [along, across];
  return [...towards, ...['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'].filter((key) => !towards.includes(key))];
}

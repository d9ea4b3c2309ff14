import { cardText, type GameState, parseCard, parseMove, type SavedGame, type SourceId } from '@canfield-game/engine';
import type { CanfieldGame } from '@canfield-game/element';
import type { Locator, Page } from 'playwright-core';

/** A point on the page, in CSS px of the viewport. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** An event of the tag as the page heard it. */
export interface Heard {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

/** A position in words: the piles as card texts, the last on top. */
export interface Seen {
  readonly stock: number;
  readonly waste: string;
  readonly reserve: string;
  readonly foundations: readonly string[];
  readonly columns: readonly string[];
  readonly score: number;
  readonly won: boolean;
}

interface Heard0 {
  heard?: Heard[];
}

const words = (cards: readonly number[]): string => cards.map(cardText).join(' ');

/** One tag on a page, played as a person would: it speaks of cards and piles, and moves a real pointer or presses real keys. */
export class Table {
  readonly page: Page;
  readonly tag: Locator;

  private constructor(page: Page, tag: Locator) {
    this.page = page;
    this.tag = tag;
  }

  /** The tag at a place among those of the page, once its first game lies on it. */
  static async on(page: Page, index = 0): Promise<Table> {
    const tag = page.locator('canfield-game').nth(index);
    await tag.evaluate(async (element) => {
      const names = ['deal', 'move', 'before-move', 'score', 'win', 'error'].map((name) => `canfield-${name}`);
      const heard: Heard[] = [];
      (element as Heard0).heard = heard;
      const hear = (event: Event) =>
        heard.push({ type: event.type, detail: (event as CustomEvent<Heard['detail']>).detail });
      for (const name of names) element.addEventListener(name, hear);
      await (element as CanfieldGame).updateComplete;
    });
    const table = new Table(page, tag);
    await table.settled();
    return table;
  }

  /** Waits until the picture has come to rest. */
  async settled(): Promise<void> {
    await this.tag.evaluate(async (element) => {
      await (element as CanfieldGame).updateComplete;
      await new Promise(requestAnimationFrame);
    });
  }

  /** Sets attributes. */
  async set(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.tag.evaluate(async (element, wanted) => {
      for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
      await (element as CanfieldGame).updateComplete;
    }, attributes);
  }

  /** Loads a saved game; tells whether it was taken. */
  load(saved: SavedGame): Promise<boolean> {
    return this.tag.evaluate(async (element, record) => {
      const taken = (element as CanfieldGame).load(record);
      await (element as CanfieldGame).updateComplete;
      return taken;
    }, saved);
  }

  /** The position the tag's engine is in. */
  state(): Promise<GameState> {
    return this.tag.evaluate((element) => (element as CanfieldGame).game.state);
  }

  /** What lies where, and the score. */
  async seen(): Promise<Seen> {
    const state = await this.state();
    const { score, won } = await this.tag.evaluate((element) => {
      const { score: points, won: isWon } = (element as CanfieldGame).game;
      return { score: points, won: isWon };
    });
    return {
      stock: state.stock.length,
      waste: words(state.waste),
      reserve: words(state.reserve),
      foundations: state.foundations.map(words),
      columns: state.tableau.map(words),
      score,
      won,
    };
  }

  /** The events heard so far, of one type or of all. */
  async heard(type?: string): Promise<Heard[]> {
    const all = await this.tag.evaluate((element) => (element as Heard0).heard ?? []);
    return type === undefined ? all : all.filter((event) => event.type === type);
  }

  /** Where a card can be taken: in the strip of it that no other card covers. */
  async grip(card: string): Promise<At> {
    return this.#onPage(await this.#cornerOf(card), 0.5, 7);
  }

  /** The middle of a pile's place. */
  async middle(pile: string): Promise<At> {
    const corner = await this.tag.evaluate((element, id) => {
      const place = (element as CanfieldGame).scene?.places.find((known) => known.pile === id);
      return { x: place?.box.x ?? NaN, y: place?.box.y ?? NaN };
    }, pile);
    return this.#onPage(corner, 0.5, 30);
  }

  /** Taps a card. */
  async tap(card: string): Promise<void> {
    const { x, y } = await this.grip(card);
    await this.page.mouse.click(x, y);
    await this.settled();
  }

  /** Taps the stock. */
  async draw(): Promise<void> {
    const { x, y } = await this.middle('S');
    await this.page.mouse.click(x, y);
    await this.settled();
  }

  /** How far a card must go to lie where a pile takes it, in CSS px of the page. */
  async way(card: string, pile: string): Promise<{ readonly from: At; readonly to: At }> {
    const start = await this.#cornerOf(card);
    const end = await this.#landing(pile);
    return { from: await this.#onPage(start, 0.5, 7), to: await this.#onPage(end, 0.5, 7) };
  }

  /** Drags a card, and those on it, to a pile with the mouse. */
  async drag(card: string, pile: string): Promise<void> {
    const { from, to } = await this.way(card, pile);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y);
    await mouse.up();
    await this.settled();
  }

  /** Plays a move given as its text by pointer: a tap on the stock, a tap for foundations where `taps`, else a drag. */
  async play(text: string, taps = false): Promise<void> {
    const move = parseMove(text);
    if (move?.type !== 'move') return this.draw();
    const card = await this.#firstOf(move.from, move.count ?? 1);
    if (taps && move.to.startsWith('F') && !move.from.startsWith('F')) return this.tap(card);
    return this.drag(card, move.to);
  }

  async #firstOf(from: SourceId, count: number): Promise<string> {
    const state = await this.state();
    const row = from.startsWith('F') ? state.foundations : state.tableau;
    const pile = from === 'W' ? state.waste : from === 'R' ? state.reserve : (row[Number(from.slice(1)) - 1] ?? []);
    return cardText(pile.at(-count) ?? 0);
  }

  /** Whether cards are under a pointer. */
  dragging(): Promise<boolean> {
    return this.tag.evaluate(async (element) => {
      await (element as CanfieldGame).updateComplete;
      return element.shadowRoot?.querySelector('.table.dragging') !== null;
    });
  }

  /** Lets an event happen on the table for the mouse that is down on it. */
  async dispatch(type: string, more: { readonly buttons?: number } = {}): Promise<void> {
    await this.tag.evaluate(
      (element, event) => {
        const init = { pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, ...event.more };
        (element as CanfieldGame).tableElement?.dispatchEvent(new PointerEvent(event.type, init));
      },
      { type, more },
    );
    await this.settled();
  }

  /** Where the top left of the first dragged card is seen, on the page. */
  async draggedAt(): Promise<At> {
    const corner = await this.tag.evaluate((element) => {
      const [pose] = (element as CanfieldGame).overlayAt(performance.now()).dragged;
      return { x: pose?.x ?? NaN, y: pose?.y ?? NaN };
    });
    return this.#onPage(corner, 0, 0);
  }

  /** Where the top left of a card at rest is, on the page. */
  async restingAt(card: string): Promise<At> {
    return this.#onPage(await this.#cornerOf(card), 0, 0);
  }

  async #cornerOf(card: string): Promise<At> {
    const number = parseCard(card);
    return this.tag.evaluate((element, wanted) => {
      const lying = (element as CanfieldGame).scene?.cards.find((known) => known.card === wanted);
      return { x: lying?.x ?? NaN, y: lying?.y ?? NaN };
    }, number);
  }

  #landing(pile: string): Promise<At> {
    return this.tag.evaluate((element, id) => {
      const { scene } = element as CanfieldGame;
      const last = scene?.cards.findLast((lying) => lying.pile === id);
      const place = scene?.places.find((known) => known.pile === id);
      return { x: last?.x ?? place?.box.x ?? NaN, y: last?.y ?? place?.box.y ?? NaN };
    }, pile);
  }

  /** From a corner on the table, some way along a card's width and some px down, to the page. */
  #onPage(corner: At, along: number, down: number): Promise<At> {
    return this.tag.evaluate(
      (element, { x, y, part, px }) => {
        const table = (element as CanfieldGame).tableElement as HTMLElement;
        const rect = table.getBoundingClientRect();
        const scale = rect.width / table.offsetWidth;
        const width = (element as CanfieldGame).scene?.metrics.card.width ?? 0;
        return { x: rect.left + (x + part * width) * scale, y: rect.top + (y + px) * scale };
      },
      { ...corner, part: along, px: down },
    );
  }
}

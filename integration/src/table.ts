import { cardText, type GameState, parseCard, parseMove, type PileId, type SavedGame } from '@canfield-game/engine';
import type { CanfieldGame } from '@canfield-game/element';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { type At, Hand, type Pointer } from './hand.js';

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

/** Where everything lies on the page, in CSS px of the viewport: top left corners. */
interface Lie {
  readonly cards: readonly (At & { readonly card: number; readonly pile: PileId })[];
  readonly places: readonly (At & { readonly pile: PileId })[];
  readonly cardWidth: number;
  /** Px of the page for each px of the table. */
  readonly scale: number;
}

/** Where a drag begins and ends. */
export interface Way {
  readonly from: At;
  readonly to: At;
}

interface Listening {
  heard?: Heard[];
}

const words = (cards: readonly number[]): string => cards.map(cardText).join(' ');

/** One tag on a page, played as a person would: it speaks of cards and piles, and moves a real pointer. */
export class Table {
  readonly page: Page;
  readonly tag: Locator;
  readonly hand: Hand;
  /** The tag itself: what it is asked for many times over is not looked for each time. */
  readonly #element: ElementHandle<Element>;

  private constructor(tag: Locator, element: ElementHandle<Element>, hand: Hand) {
    this.page = tag.page();
    this.tag = tag;
    this.#element = element;
    this.hand = hand;
  }

  /** A tag of the page, the first where none is given, once its first game lies on it. */
  static async on(page: Page, tag = page.locator('canfield-game').first(), pointer: Pointer = 'mouse'): Promise<Table> {
    await tag.evaluate((element: Element & Listening) => {
      if (element.heard) return;
      const heard: Heard[] = [];
      element.heard = heard;
      for (const name of ['ready', 'deal', 'before-move', 'move', 'score', 'win', 'error']) {
        element.addEventListener(`canfield-${name}`, (event) => {
          heard.push({ type: event.type, detail: (event as CustomEvent<Heard['detail']>).detail });
        });
      }
    });
    const element = (await tag.elementHandle()) as ElementHandle<Element>;
    const table = new Table(tag, element, await Hand.on(page, pointer));
    await table.settled();
    return table;
  }

  /** Waits until what has changed is on the page. */
  async settled(): Promise<void> {
    await this.#element.evaluate(async (element) => {
      await (element as CanfieldGame).updateComplete;
      await new Promise(requestAnimationFrame);
    });
  }

  /** Sets attributes. */
  async set(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.#element.evaluate(async (element, wanted) => {
      for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
      await (element as CanfieldGame).updateComplete;
    }, attributes);
  }

  /** Loads a saved game; tells whether it was taken. */
  load(saved: SavedGame): Promise<boolean> {
    return this.#element.evaluate(async (element, record) => {
      const taken = (element as CanfieldGame).load(record);
      await (element as CanfieldGame).updateComplete;
      return taken;
    }, saved);
  }

  /** The position the tag's engine is in. */
  state(): Promise<GameState> {
    return this.#element.evaluate((element) => (element as CanfieldGame).game.state);
  }

  /** What lies where, and the score. */
  async seen(): Promise<Seen> {
    const { state, score, won } = await this.#element.evaluate((element) => {
      const { game } = element as CanfieldGame;
      return { state: game.state, score: game.score, won: game.won };
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
    const all = await this.#element.evaluate((element: Element & Listening) => element.heard ?? []);
    return type === undefined ? all : all.filter((event) => event.type === type);
  }

  /** Where a card can be taken: in the strip of it that no other card covers. */
  async grip(card: string): Promise<At> {
    const lie = await this.#lie();
    return gripOf(lie, cornerOf(lie, card));
  }

  /** A point in the upper half of a pile's place. */
  async middle(pile: string): Promise<At> {
    const lie = await this.#lie();
    return gripOf(lie, placeOf(lie, pile), 30);
  }

  /** Where the top left of a card at rest is. */
  async corner(card: string): Promise<At> {
    return cornerOf(await this.#lie(), card);
  }

  /** How a card must go to lie where a pile takes it. */
  async way(card: string, pile: string): Promise<Way> {
    const lie = await this.#lie();
    return { from: gripOf(lie, cornerOf(lie, card)), to: gripOf(lie, landingOf(lie, pile)) };
  }

  /** Taps a card. */
  async tap(card: string): Promise<void> {
    await this.hand.click(await this.grip(card));
    await this.settled();
  }

  /** Taps the stock. */
  async draw(): Promise<void> {
    await this.hand.click(await this.middle('S'));
    await this.settled();
  }

  /** Drags a card, and those on it, to a pile. */
  async drag(card: string, pile: string): Promise<void> {
    const { from, to } = await this.way(card, pile);
    await this.hand.drag(from, to);
    await this.settled();
  }

  /** Plays a move given as its text: a tap on the stock, a tap for foundations where `taps`, else a drag. */
  async play(text: string, taps = false): Promise<void> {
    const move = parseMove(text);
    const lie = await this.#lie();
    if (move?.type !== 'move') return this.hand.click(gripOf(lie, placeOf(lie, 'S'), 30));
    const pile = lie.cards.filter(({ pile: of }) => of === move.from);
    const from = gripOf(lie, pile.at(-(move.count ?? 1)));
    if (taps && move.to.startsWith('F')) return this.hand.click(from);
    return this.hand.drag(from, gripOf(lie, landingOf(lie, move.to)));
  }

  /** Whether cards are under a pointer. */
  dragging(): Promise<boolean> {
    return this.#element.evaluate(async (element) => {
      await (element as CanfieldGame).updateComplete;
      return element.shadowRoot?.querySelector('.table.dragging') !== null;
    });
  }

  /** Lets an event happen on the table for the mouse that is down on it. */
  async dispatch(type: string, more: { readonly buttons?: number } = {}): Promise<void> {
    await this.#element.evaluate(
      (element, event) => {
        const init = { pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, ...event.more };
        (element as CanfieldGame).tableElement?.dispatchEvent(new PointerEvent(event.type, init));
      },
      { type, more },
    );
    await this.settled();
  }

  /** Where the top left of the first dragged card is seen. */
  async draggedAt(): Promise<At> {
    return this.#element.evaluate((element) => {
      const game = element as CanfieldGame;
      const tableElement = game.tableElement as HTMLElement;
      const [pose] = game.overlayAt(performance.now()).dragged;
      const { left, top, width } = tableElement.getBoundingClientRect();
      const scale = width / tableElement.offsetWidth;
      return { x: left + (pose?.x ?? NaN) * scale, y: top + (pose?.y ?? NaN) * scale };
    });
  }

  /**
   * Whether the picture is, pixel for pixel, that of another tag of this size that has just taken up the same game: it shows
   * what the engine says, and nothing is left of what was in between.
   */
  async showsItsGame(): Promise<boolean> {
    await this.page.mouse.move(0, 0);
    return this.#element.evaluate(async (element) => {
      const game = element as CanfieldGame;
      const twin = game.cloneNode() as CanfieldGame;
      const { width, height } = game.getBoundingClientRect();
      twin.motion = 'none';
      Object.assign(twin.style, { position: 'absolute', top: '0', width: `${width}px`, height: `${height}px` });
      document.body.append(twin);
      await twin.updateComplete;
      twin.load(game.save());
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      // All layers as they are seen: one of them may be larger than what it shows.
      const picture = (tag: CanfieldGame): string => {
        const layers = [...tag.renderRoot.querySelectorAll('canvas')];
        const all = document.createElement('canvas');
        const [ground = all] = layers;
        const { left, top, width: across } = ground.getBoundingClientRect();
        const scale = ground.width / across;
        Object.assign(all, { width: ground.width, height: ground.height });
        for (const layer of layers) {
          const box = layer.getBoundingClientRect();
          const [x, y] = [(box.left - left) * scale, (box.top - top) * scale];
          all.getContext('2d')?.drawImage(layer, x, y, box.width * scale, box.height * scale);
        }
        return all.toDataURL();
      };
      const same = picture(game) === picture(twin);
      twin.remove();
      return same;
    });
  }

  /** Measures the table as it is now, once what has changed is laid out. */
  #lie(): Promise<Lie> {
    return this.#element.evaluate(async (element) => {
      const game = element as CanfieldGame;
      await game.updateComplete;
      const { scene, tableElement } = game;
      if (!scene || !tableElement) throw new Error('Nothing has been laid out yet.');
      const { left, top, width } = tableElement.getBoundingClientRect();
      const scale = width / tableElement.offsetWidth;
      const onPage = ({ x, y }: { x: number; y: number }) => ({ x: left + x * scale, y: top + y * scale });
      return {
        cards: scene.cards.map((lying) => ({ card: lying.card, pile: lying.pile, ...onPage(lying) })),
        places: scene.places.map(({ pile, box }) => ({ pile, ...onPage(box) })),
        cardWidth: scene.metrics.card.width * scale,
        scale,
      };
    });
  }
}

function cornerOf(lie: Lie, card: string): At {
  const number = parseCard(card);
  return found(
    lie.cards.find((lying) => lying.card === number),
    card,
  );
}

const placeOf = (lie: Lie, pile: string): At =>
  found(
    lie.places.find((place) => place.pile === pile),
    pile,
  );

/** Where a pile takes a card: on its last one, or its empty place. */
const landingOf = (lie: Lie, pile: string): At =>
  lie.cards.findLast((lying) => lying.pile === pile) ?? placeOf(lie, pile);

/** From the top left corner of a card to half its width and some px of the table down. */
function gripOf(lie: Lie, corner: At | undefined, down = 7): At {
  const { x, y } = found(corner, 'such card');
  return { x: x + lie.cardWidth / 2, y: y + down * lie.scale };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what} on the table.`);
  return value;
}

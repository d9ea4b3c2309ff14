import type { CDPSession, Page } from 'playwright-core';

/** A point on the page, in CSS px of the viewport. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** What a hand points with. */
export type Pointer = 'mouse' | 'pen';

type Kind = 'mousePressed' | 'mouseMoved' | 'mouseReleased';

/**
 * A hand on a mouse or a pen. What it does reaches the browser as from a device, where nothing waits for the page to
 * have answered before the next thing happens: whole games are played as fast as the page can follow.
 */
export class Hand {
  readonly #browser: CDPSession;
  readonly #pointerType: Pointer;

  private constructor(browser: CDPSession, pointerType: Pointer) {
    this.#browser = browser;
    this.#pointerType = pointerType;
  }

  static async on(page: Page, pointer: Pointer): Promise<Hand> {
    return new Hand(await page.context().newCDPSession(page), pointer);
  }

  /** Presses and lets go. */
  async click(at: At): Promise<void> {
    await Promise.all([this.#moves(at, false), this.#presses(at), this.#releases(at)]);
  }

  /** Presses in one place and lets go in another, by way of the middle. */
  async drag(from: At, to: At): Promise<void> {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await Promise.all([
      this.#moves(from, false),
      this.#presses(from),
      this.#moves(middle, true),
      this.#moves(to, true),
      this.#releases(to),
    ]);
  }

  readonly #moves = (at: At, down: boolean): Promise<void> => this.#send('mouseMoved', at, down);
  readonly #presses = (at: At): Promise<void> => this.#send('mousePressed', at, true);
  readonly #releases = (at: At): Promise<void> => this.#send('mouseReleased', at, false);

  async #send(type: Kind, { x, y }: At, down: boolean): Promise<void> {
    const moves = type === 'mouseMoved';
    await this.#browser.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: moves ? 'none' : 'left',
      buttons: down ? 1 : 0,
      clickCount: moves ? 0 : 1,
      pointerType: this.#pointerType,
    });
  }
}

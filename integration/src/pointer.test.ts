import type { CanfieldGame } from '@canfield-game/element';
import { cardText, Game } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import type { At } from './hand.js';
import { Table } from './table.js';

const openPage = useBrowser();
let page: Page;

/** The known deal at rest on a page, the tag's surroundings as the style sheet has them. */
async function open(styles = 'body { color: black }', options: BrowserContextOptions = {}): Promise<Table> {
  page = await openPage('one-tag.html', { viewport: { width: 640, height: 560 }, ...options });
  await page.addStyleTag({ content: styles });
  const table = await Table.on(page);
  await table.set({ motion: 'none' });
  await table.settled();
  return table;
}

async function playsTheOpening(table: Table): Promise<void> {
  await table.drag('QC', 'T2');
  await table.drag('8H', 'F1');
  await table.drag('KH', 'T4');
  expect(await table.seen()).toMatchObject({ columns: ['6C', 'QS', 'QH', 'AS KH QC'], score: 5 });
}

/** Takes a card with the mouse and moves it a little. */
async function take(table: Table, card: string, by: At = { x: 40, y: 40 }): Promise<At> {
  const grip = await table.grip(card);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + by.x, grip.y + by.y);
  return grip;
}

/** What moves stays on its way until the clock goes on. */
async function stopClock(): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** How far a dragged card is from the point of it that was taken, in CSS px of the page. */
async function slip(table: Table, card: string, by: At): Promise<number> {
  const start = await table.corner(card);
  await take(table, card, by);
  const dragged = await table.draggedAt();
  await page.mouse.up();
  return Math.hypot(dragged.x - start.x - by.x, dragged.y - start.y - by.y);
}

/** The known deal up to where a card goes from the waste to a column of four cards or more. */
function longColumn() {
  const game = Game.fromCode(knownDeal.code);
  for (const text of knownDeal.line.split(' ')) {
    const [, number] = /^W>T(\d)$/.exec(text) ?? [];
    const cards = number === undefined ? [] : (game.state.tableau[Number(number) - 1] ?? []);
    if (cards.length >= 4) {
      const column = { pile: `T${number ?? ''}`, cards: cards.map(cardText) };
      return { moves: game.toJSON().moves, card: cardText(game.state.waste.at(-1) ?? 0), column };
    }
    game.play(text);
  }
  throw new Error('There is no such move in the line.');
}

describe('dragging', () => {
  for (const deviceScaleFactor of [0.8, 1, 1.5, 2, 3]) {
    it(`P05: is right at ${deviceScaleFactor} pixels for each px`, async () => {
      const table = await open(undefined, { deviceScaleFactor });
      expect(await slip(table, '6C', { x: 60, y: 90 })).toBeLessThan(1);
      await playsTheOpening(table);
    });
  }

  it('is right inside a scrolled page', async () => {
    const table = await open('body { padding-block: 900px 2000px }');
    await page.evaluate(() => {
      scrollTo(0, 850);
    });
    await playsTheOpening(table);
  });

  it('is right when the page scrolls on the way', async () => {
    const table = await open('body { padding-block: 0 2000px }');
    const { to } = await table.way('QC', 'T2');
    await take(table, 'QC');
    await page.evaluate(() => {
      scrollTo(0, 60);
    });
    await page.mouse.move(to.x, to.y - 60);
    await page.mouse.up();
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  it('is right under a transform that shrinks', async () => {
    const table = await open('canfield-game { transform: scale(0.75); transform-origin: 20% 10% }');
    expect(await slip(table, '6C', { x: 60, y: 90 })).toBeLessThan(1);
    await playsTheOpening(table);
  });

  it('P03: is right inside a shifted and shrunk ancestor', async () => {
    const styles =
      'body { position: absolute; left: 50%; top: 50%; width: 600px; transform: translate(-50%, -50%) scale(0.8) }';
    const table = await open(styles);
    expect(await slip(table, '6C', { x: -40, y: 70 })).toBeLessThan(1);
    await playsTheOpening(table);
  });

  it('P05: is right under CSS zoom', async () => {
    const table = await open('body { zoom: 1.25 }', { viewport: { width: 800, height: 700 } });
    expect(await slip(table, '6C', { x: 60, y: 90 })).toBeLessThan(1);
    await playsTheOpening(table);
  });

  it('P02: is right after the page has shifted', async () => {
    const table = await open();
    await page.evaluate(() => {
      document.body.style.transform = 'translateX(50px)';
      document.body.style.paddingLeft = '120px';
    });
    await table.settled();
    await table.settled();
    await playsTheOpening(table);
  });

  it('I01: is right on a page that runs from right to left', async () => {
    const table = await open();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await table.settled();
    await playsTheOpening(table);
  });

  it('I03: is right with the left hand', async () => {
    const table = await open();
    await table.set({ hand: 'left' });
    await table.settled();
    await playsTheOpening(table);
  });

  it('is right on a table that gets another size on the way', async () => {
    const table = await open();
    await take(table, 'QC');
    await page.setViewportSize({ width: 460, height: 560 });
    await expect.poll(() => table.tag.evaluate((element) => (element as CanfieldGame).scene?.metrics.width)).toBe(444);
    const { to } = await table.way('QC', 'T2');
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect((await table.seen()).columns[1]).toBe('KH QC');
    await table.drag('8H', 'F1');
    expect((await table.seen()).score).toBe(5);
  });

  it('leaves everything as it was where the card does not go', async () => {
    const table = await open();
    const before = await table.seen();
    await table.drag('QC', 'T1');
    expect(await table.seen()).toEqual(before);
    expect(await table.heard('canfield-move')).toEqual([]);
  });

  it('P17: of the only card of a column leaves its place empty until the drop, which fills it', async () => {
    const table = await open();
    const before = await table.seen();
    const { to } = await table.way('KH', 'T4');
    await take(table, 'KH');
    expect(await table.seen()).toEqual(before);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect(await table.seen()).toMatchObject({ columns: ['6C', 'QC', 'QH', 'AS KH'] });
  });

  it('P18: drops where the card overlaps a place by a third, not by less', async () => {
    const table = await open();
    const { from, to } = await table.way('QC', 'T2');
    const lane = to.x - (await table.way('QC', 'T1')).to.x;
    // A lane is 1.2 cards wide: at 0.6 of it half a card overlaps, at 0.75 a tenth.
    await table.hand.drag(from, { x: to.x - 0.75 * lane, y: to.y });
    expect((await table.seen()).columns[1]).toBe('KH');
    await table.hand.drag(from, { x: to.x - 0.5 * lane, y: to.y });
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  it('P18: drops anywhere along a long column', async () => {
    const table = await open();
    const { moves, card, column } = longColumn();
    await table.load({ version: 1, code: knownDeal.code, moves, cursor: moves.length });
    const [first = ''] = column.cards;
    const { from } = await table.way(card, column.pile);
    await table.hand.drag(from, await table.grip(first));
    expect((await table.seen()).columns).toContain([...column.cards, card].join(' '));
  });

  it('R13: takes only what still lies there, after a column was filled, undone and filled again', async () => {
    const table = await open();
    for (const text of knownDeal.line.split(' ').slice(0, 3)) await table.play(text);
    await table.settled();
    for (const key of ['undo', 'redo', 'undo', 'redo'] as const)
      await table.tag.evaluate((element, name) => (element as CanfieldGame)[name](), key);
    await table.settled();
    expect((await table.seen()).columns).toEqual(['6C', 'QS', 'QH', 'AS KH QC']);
    await take(table, 'QS');
    const dragged = await table.tag.evaluate(
      (element) => (element as CanfieldGame).overlayAt(performance.now()).dragged,
    );
    expect(dragged).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await table.load({ version: 1, code: knownDeal.code, moves: knownDeal.line.split(' ').slice(0, 5), cursor: 1 });
    for (const name of ['undo', 'redo'] as const)
      await table.tag.evaluate((element, key) => (element as CanfieldGame)[key](), name);
    await table.settled();
    await table.drag('8H', 'F1');
    expect((await table.seen()).foundations[0]).toBe('7H 8H');
  });

  it('P15: is neither begun nor disturbed by other buttons', async () => {
    const table = await open();
    const { from, to } = await table.way('QC', 'T2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up({ button: 'right' });
    expect((await table.seen()).columns[1]).toBe('KH');
    await take(table, 'QC', { x: 30, y: 0 });
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  it('P15: leaves the menu on the cloth to the page', async () => {
    const table = await open();
    await page.evaluate(() => {
      addEventListener('contextmenu', (event) => {
        document.title = String(event.defaultPrevented);
      });
    });
    const { x, y } = await table.middle('T2');
    await page.mouse.click(x, y + 200, { button: 'right' });
    expect(await page.title()).toBe('false');
  });

  for (const type of ['pointercancel', 'lostpointercapture']) {
    it(`P08 P09: ends with the card where it lay at ${type}`, async () => {
      const table = await open();
      const { to } = await table.way('QC', 'T2');
      await take(table, 'QC');
      await table.dispatch(type);
      await page.mouse.move(to.x, to.y);
      expect(await table.dragging()).toBe(false);
      await page.mouse.up();
      expect(await table.heard('canfield-move')).toEqual([]);
      await playsTheOpening(table);
    });
  }

  it('P09: goes on where the capture is lost while the button is still down, before and after the card has moved', async () => {
    const table = await open();
    const { from, to } = await table.way('QC', 'T2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await table.dispatch('lostpointercapture', { buttons: 1 });
    await page.mouse.move(from.x + 30, from.y + 10);
    expect(await table.dragging()).toBe(true);
    await table.dispatch('lostpointercapture', { buttons: 1 });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  it('P11: is over when the button was let go where nobody saw it', async () => {
    const table = await open();
    await take(table, 'QC');
    await table.dispatch('pointermove', { buttons: 0 });
    expect(await table.dragging()).toBe(false);
    await page.mouse.up();
    expect(await table.heard('canfield-move')).toEqual([]);
  });

  it('P11: is over when the button is let go outside the window', async () => {
    const table = await open();
    await take(table, 'QC');
    await page.mouse.move(-80, 300);
    await page.mouse.up();
    expect(await table.dragging()).toBe(false);
    expect(await table.heard('canfield-move')).toEqual([]);
    await playsTheOpening(table);
  });

  it('P11: out of a frame and let go there is over when the pointer comes back', async () => {
    page = await openPage('framed.html', { viewport: { width: 900, height: 700 } });
    const table = await Table.on(page, page.frameLocator('iframe').locator('canfield-game'));
    await table.set({ motion: 'none' });
    const frame = await page.locator('iframe').boundingBox();
    const grip = await table.grip('QC');
    const at = { x: (frame?.x ?? 0) + grip.x, y: (frame?.y ?? 0) + grip.y };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 40, at.y + 40);
    expect(await table.dragging()).toBe(true);
    await page.mouse.move(850, 660);
    await page.mouse.up();
    await page.mouse.move(at.x + 60, at.y + 60);
    expect(await table.dragging()).toBe(false);
    expect(await table.heard('canfield-move')).toEqual([]);
  });

  const newGames: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
    'another code': (table) => table.set({ deal: 'CF1-D3-AAAAACM' }),
    'a new game': (table) =>
      table.tag.evaluate((element) => {
        (element as CanfieldGame).newGame();
      }),
    'a saved game': (table) => table.load({ version: 1, code: 'CF1-D3-AAAAACN', moves: ['D'], cursor: 1 }),
  };
  for (const [name, deal] of Object.entries(newGames)) {
    it(`P12: brings no card into the new game: ${name}`, async () => {
      const table = await open();
      const { to } = await table.way('QC', 'T2');
      await take(table, 'QC');
      await page.mouse.move(to.x, to.y);
      await deal(table);
      const dealt = await table.seen();
      expect(await table.dragging()).toBe(false);
      await page.mouse.up();
      expect(await table.seen()).toEqual(dealt);
    });
  }

  it('is over after an undo by key', async () => {
    const table = await open();
    await table.draw();
    await take(table, 'QC');
    await page.keyboard.press('u');
    expect(await table.dragging()).toBe(false);
    await page.mouse.up();
    expect(await table.seen()).toMatchObject({ stock: 34, columns: ['6C', 'KH', 'QH', 'AS'] });
  });

  it('P26: of a card on a tag that is taken out and comes back leaves all as it was', async () => {
    const table = await open();
    const before = await table.seen();
    await take(table, 'QC');
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as HTMLElement;
      game.remove();
      document.body.append(game);
    });
    await page.mouse.up();
    expect(await table.seen()).toEqual(before);
    await playsTheOpening(table);
  });
});

describe('P23: a tap', () => {
  const columns = async (table: Table) => (await table.seen()).columns;

  it('plays a card where it fits', async () => {
    const table = await open();
    await table.tap('QC');
    expect(await columns(table)).toEqual(['6C', 'KH QC', 'QH', 'AS']);
  });

  it('goes to foundations only with tap="foundation"', async () => {
    const table = await open();
    await table.set({ tap: 'foundation' });
    await table.tap('QC');
    expect(await columns(table)).toEqual(['6C', 'KH', 'QH', 'AS']);
    await table.drag('QC', 'T2');
    await table.tap('8H');
    expect((await table.seen()).score).toBe(5);
  });

  it('selects with tap="off", and a second one on a legal place moves', async () => {
    const table = await open();
    await table.set({ tap: 'off' });
    await table.tap('QC');
    expect(await columns(table)).toEqual(['6C', 'KH', 'QH', 'AS']);
    expect(await table.tag.getByRole('button', { pressed: true }).count()).toBe(1);
    await table.tap('KH');
    expect(await columns(table)).toEqual(['6C', 'KH QC', 'QH', 'AS']);
    await table.draw();
    expect((await table.seen()).stock).toBe(31);
  });
});

describe('what moves', () => {
  /** The pixels of each canvas that lies where it is told to over the ground, as a share of those of the table. */
  const shares = (table: Table) =>
    table.tag.evaluate((element) => {
      const canvases = [...(element as CanfieldGame).renderRoot.querySelectorAll('canvas')];
      const pixels = ({ width, height }: HTMLCanvasElement): number => width * height;
      const table = Math.max(...canvases.map(pixels));
      return canvases.filter(({ style }) => style.transform !== '').map((canvas) => pixels(canvas) / table);
    });

  it('or marks what lies there has a small canvas of its own, for as long as it is to be seen', async () => {
    const table = await open();
    await expect.poll(() => shares(table)).toEqual([]);
    const { x, y } = await table.grip('6C');
    await page.mouse.move(x, y);
    await expect.poll(() => shares(table)).toHaveLength(1);
    expect((await shares(table))[0]).toBeLessThan(0.1);
    await take(table, '6C');
    await table.settled();
    const [cards = 1] = await shares(table);
    expect(cards).toBeLessThan(0.25);
    await page.mouse.up();
    await page.mouse.move(1, 1);
    await expect.poll(() => shares(table)).toEqual([]);
    await table.set({ motion: 'full' });
    await stopClock();
    await table.hand.click(await table.middle('S'));
    await page.mouse.move(1, 1);
    await expect.poll(() => shares(table)).toHaveLength(1);
    await page.clock.resume();
    await expect.poll(() => shares(table)).toEqual([]);
    await take(table, '6C');
    await table.tag.evaluate((element) => {
      element.remove();
      document.body.append(element);
    });
    await table.settled();
    expect(await shares(table)).toEqual([]);
    await page.mouse.up();
  });
});

describe('a drag while a card still travels', () => {
  /** The known deal with its first move just made: its cards are on their way, and stay there until the clock goes on. */
  async function underWay(): Promise<Table> {
    const table = await open();
    await table.set({ motion: 'full' });
    await stopClock();
    await table.tag.evaluate((element) => (element as CanfieldGame).play('R>T2'));
    return table;
  }

  it('takes another card, which is played at once', async () => {
    const table = await underWay();
    const { from, to } = await table.way('8H', 'F1');
    await table.hand.drag(from, to);
    expect((await table.seen()).score).toBe(5);
    await page.clock.resume();
    await expect.poll(() => table.showsItsGame()).toBe(true);
  });

  it('takes the card that travels, where it is to lie', async () => {
    const table = await underWay();
    const grip = await table.grip('QC');
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + 40, grip.y + 60);
    const [start, dragged] = [await table.corner('QC'), await table.draggedAt()];
    expect(Math.hypot(dragged.x - start.x - 40, dragged.y - start.y - 60)).toBeLessThan(1);
    await page.mouse.up();
    await page.clock.resume();
    expect((await table.seen()).columns[1]).toBe('KH QC');
    await expect.poll(() => table.showsItsGame()).toBe(true);
  });
});

describe('the tail of dragged cards', () => {
  /** Two cards taken and moved at once: how far the second is from where it lies under the first, so many ms after the move. */
  async function hangsBack(motion: string, ...after: number[]): Promise<number[]> {
    const table = await open();
    await table.tap('QC');
    await table.set({ motion });
    await page.evaluate(() => {
      addEventListener('pointermove', (event) => Object.assign(window, { moved: event.timeStamp }), { capture: true });
    });
    await take(table, 'KH', { x: 60, y: 0 });
    const tails = await table.tag.evaluate((element, times) => {
      const { moved } = window as unknown as { moved: number };
      return times.map((time) => {
        const [first, second] = (element as CanfieldGame).overlayAt(moved + time).dragged;
        return (first?.x ?? NaN) - (second?.x ?? NaN);
      });
    }, after);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    return tails;
  }

  it('is behind the hand for a frame, and then where it belongs', async () => {
    const [first = 0, half = 0, last] = await hangsBack('full', 0, 14, 16);
    expect(first).toBeGreaterThan(10);
    expect(first).toBeLessThan(25);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(first);
    expect(last).toBe(0);
  });

  it('is where it belongs at once without motion', async () => {
    expect(await hangsBack('none', 0, 8)).toEqual([0, 0]);
  });

  it('asks for no frame while the hand keeps still', async () => {
    const table = await open();
    await table.tap('QC');
    await table.set({ motion: 'full' });
    await take(table, 'KH');
    await page.waitForTimeout(300);
    const asked = await page.evaluate(async () => {
      const ask = window.requestAnimationFrame.bind(window);
      let count = 0;
      window.requestAnimationFrame = (paint) => {
        count++;
        return ask(paint);
      };
      for (let frame = 0; frame < 5; frame++) await new Promise(ask);
      window.requestAnimationFrame = ask;
      return count;
    });
    expect(asked).toBe(0);
  });
});

describe('text of the page', () => {
  const chosen = (): Promise<string> => page.evaluate(() => getSelection()?.toString() ?? '');

  /** The table between two lines of the page, and where the middles of these are. */
  async function between(): Promise<{ table: Table; above: At; below: At }> {
    const table = await open();
    const [above, below] = await table.tag.evaluate((element) => {
      const lines = ['What stands above.', 'What stands below.'].map((text) =>
        Object.assign(document.createElement('p'), { textContent: text, style: 'width: fit-content' }),
      );
      element.before(lines[0] as Element);
      element.after(lines[1] as Element);
      return lines
        .map((line) => line.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({
          x: x + width / 2,
          y: y + height / 2,
        }));
    });
    return { table, above: above as At, below: below as At };
  }

  it('is not selected by a card that is dragged over it, nor anything by two clicks on the table', async () => {
    const { table, above } = await between();
    await take(table, 'QC');
    await page.mouse.move(above.x, above.y, { steps: 4 });
    await page.mouse.up();
    expect(await chosen()).toBe('');
    const { x, y } = await table.middle('T2');
    await page.mouse.dblclick(x, y);
    await page.mouse.dblclick(x, y + 150);
    expect(await chosen()).toBe('');
  });

  it('can be selected across the table, with nothing of it', async () => {
    const { above, below } = await between();
    await page.mouse.move(above.x, above.y);
    await page.mouse.down();
    await page.mouse.move(below.x, below.y, { steps: 4 });
    await page.mouse.up();
    const text = (await chosen()).replace(/\s+/g, ' ');
    expect('What stands above. What stands below.').toContain(text);
    expect(text).toContain('above. What');
  });
});

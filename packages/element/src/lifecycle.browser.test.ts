import { expect, html } from '@open-wc/testing';
import './define.js';
import type { CanfieldGame } from './canfield-game.js';
import { frame, heard, inside, known, node, press, said, settled, tag } from './test/tag.js';

/** Everything a tag takes from the page and must give back: listeners outside itself, observers, frames. */
interface Taken {
  listeners: number;
  observers: number;
  readonly frames: Set<number>;
}

/** Counts what is taken from the page while something is done. */
async function taken(act: () => unknown): Promise<Taken> {
  const count: Taken = { listeners: 0, observers: 0, frames: new Set() };
  const restore = [listenersCounted(count), observersCounted(count), framesCounted(count)];
  try {
    await act();
  } finally {
    for (const back of restore) back();
  }
  return count;
}

/** Replaces functions of the browser by counting ones until the function given back is called. */
function replaced<T extends object>(target: T, by: (own: T) => Partial<T>): () => void {
  const instead = by(target);
  const own = Object.fromEntries(Object.keys(instead).map((name) => [name, Reflect.get(target, name) as unknown]));
  Object.assign(target, instead);
  return () => Object.assign(target, own);
}

interface Listening {
  addEventListener: (this: EventTarget, type: string, listener: never, options?: AddEventListenerOptions) => void;
}

const listenersCounted = (count: Taken): (() => void) =>
  replaced(EventTarget.prototype as unknown as Listening, ({ addEventListener: listen }) => ({
    addEventListener(type, listener, options) {
      const outside = this === document || this === window || this instanceof MediaQueryList;
      if (outside) count.listeners += 1;
      if (outside) options?.signal?.addEventListener('abort', () => (count.listeners -= 1));
      listen.call(this, type, listener, options);
    },
  }));

interface Observing {
  observe: (this: ResizeObserver, target: Element) => void;
  disconnect: (this: ResizeObserver) => void;
}

function observersCounted(count: Taken): () => void {
  const watching = new Set<ResizeObserver>();
  return replaced(ResizeObserver.prototype as unknown as Observing, ({ observe, disconnect }) => ({
    observe(target) {
      count.observers = watching.add(this).size;
      observe.call(this, target);
    },
    disconnect() {
      watching.delete(this);
      count.observers = watching.size;
      disconnect.call(this);
    },
  }));
}

interface Framing {
  requestAnimationFrame: (callback: FrameRequestCallback) => number;
  cancelAnimationFrame: (id: number) => void;
}

const framesCounted = ({ frames }: Taken): (() => void) =>
  replaced(window as Framing, ({ requestAnimationFrame: ask, cancelAnimationFrame: giveBack }) => ({
    requestAnimationFrame(callback) {
      const id = ask((now) => {
        frames.delete(id);
        callback(now);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame(id) {
      frames.delete(id);
      giveBack(id);
    },
  }));

describe('a tag that comes and goes', () => {
  it('takes something from the page while it is there', async () => {
    let element: CanfieldGame | undefined;
    const count = await taken(async () => {
      element = document.createElement('canfield-game');
      document.body.append(element);
      await settled(element);
    });
    expect(count.listeners).to.be.greaterThan(0);
    expect(count.observers).to.equal(1);
    element?.remove();
  });

  it('W04: a thousand times within one task leaves nothing', async () => {
    const count = await taken(async () => {
      const element = document.createElement('canfield-game');
      for (let time = 0; time < 1000; time++) {
        document.body.append(element);
        element.remove();
      }
      await settled(element);
      await frame();
    });
    expect(count).to.deep.equal({ listeners: 0, observers: 0, frames: new Set() });
  });

  it('with time to paint between leaves nothing, in the middle of a deal', async () => {
    const count = await taken(async () => {
      for (let time = 0; time < 20; time++) {
        const element = document.createElement('canfield-game');
        element.motion = 'full';
        document.body.append(element);
        await settled(element);
        element.newGame();
        await settled(element);
        element.remove();
      }
      await frame();
    });
    expect(count).to.deep.equal({ listeners: 0, observers: 0, frames: new Set() });
  });

  it('W01 W03: keeps game, history, score and language, sends no event, and plays on', async () => {
    const element = await tag();
    for (const move of ['R>T2', 'R>F1', 'D']) element.play(move);
    element.undo();
    const before = JSON.stringify([element.save(), element.game.score]);
    const events = heard(element, 'canfield-deal', 'canfield-move', 'canfield-ready', 'canfield-score');
    const rooms = [document.createElement('div'), document.createElement('div')];
    document.body.append(...rooms);
    for (let time = 0; time < 10; time++) {
      rooms[time % 2]?.append(element);
      if (time % 3 === 0) await settled(element);
    }
    await settled(element);
    expect(events).to.deep.equal([]);
    expect(JSON.stringify([element.save(), element.game.score])).to.equal(before);
    node(element, 'S').focus();
    await press(element, 'd');
    expect(events.map(({ type }) => type)).to.deep.equal(['canfield-move']);
    for (const room of rooms) room.remove();
  });

  it('L06: resized and removed within one task throws nothing later', async () => {
    const element = await tag();
    element.style.inlineSize = '400px';
    element.remove();
    await frame();
    await frame();
    document.body.append(element);
    await settled(element);
    await frame();
    expect(inside(element, 'canvas').clientWidth).to.equal(400);
    element.remove();
  });
});

describe('a tag off its page', () => {
  it('sets no timer again and again, whatever happens to it there', async () => {
    const element = await tag(
      html`<canfield-game deal=${known} motion="none" style="inline-size: 700px"></canfield-game>`,
    );
    element.play('D');
    await settled(element);
    expect(inside(element, '.clock').textContent).to.match(/^0:0/);
    element.remove();
    const own = window.setTimeout.bind(window);
    let timers = 0;
    const counting = (...given: Parameters<typeof own>): number => {
      timers += 1;
      return own(...given);
    };
    window.setTimeout = counting as typeof own;
    try {
      element.play('D');
      element.requestUpdate();
      await settled(element);
      expect(timers).to.equal(0);
    } finally {
      window.setTimeout = own;
    }
  });

  it('shows no hint that it was asked for before', async () => {
    const element = await tag();
    const asked = element.hint();
    element.remove();
    expect(await asked).to.equal(null);
    await settled(element);
    expect(element.overlayAt(performance.now()).hint).to.equal(null);
  });
});

describe('the size', () => {
  it('L01: follows the container within two frames', async () => {
    const room = document.createElement('div');
    document.body.append(room);
    const element = await tag();
    room.append(element);
    for (const width of [900, 320, 640, 280]) {
      room.style.inlineSize = `${width}px`;
      await frame();
      await frame();
      const canvas = inside(element, 'canvas') as HTMLCanvasElement;
      expect(canvas.width, String(width)).to.equal(Math.round(width * devicePixelRatio));
      const right = Math.max(...element.outline.flatMap(({ nodes }) => nodes.map(({ box }) => box.x + box.width)));
      expect(right).to.be.within(width * 0.6, width);
    }
    room.remove();
  });

  for (const [name, room] of Object.entries({
    'centred flex': '<div style="display:flex;justify-content:center;align-items:center"><div></div></div>',
    flex: '<div style="display:flex"></div>',
    grid: '<div style="display:grid;place-items:center"></div>',
    'inline-block': '<div style="display:inline-block"></div>',
    absolute: '<div style="position:absolute"></div>',
    'table cell': '<div style="display:table-cell"></div>',
    dialog: '<dialog open></dialog>',
    details: '<details open></details>',
    float: '<div style="float:left"></div>',
  })) {
    it(`L04: is there in a room that is ${name}`, async () => {
      document.body.insertAdjacentHTML('beforeend', room);
      const outer = document.body.lastElementChild as HTMLElement;
      const element = await tag();
      (outer.firstElementChild ?? outer).append(element);
      await frame();
      await frame();
      const { clientWidth: width, clientHeight: height } = inside(element, 'canvas');
      expect(width).to.be.at.least(280);
      expect(height / width).to.be.within(0.5, 1.6);
      outer.remove();
    });
  }

  it('of nothing is waited out: hidden at first, the table is there when it is shown', async () => {
    const room = document.createElement('div');
    room.hidden = true;
    document.body.append(room);
    const element = await tag();
    room.append(element);
    element.newGame({ deal: known });
    await frame();
    room.hidden = false;
    await frame();
    await frame();
    expect(node(element, 'R').getAttribute('aria-label')).to.equal('Reserve, 13 cards, queen of clubs');
    expect(inside(element, 'canvas').clientHeight).to.be.greaterThan(200);
    room.remove();
  });

  it('given by the host is kept', async () => {
    const element = await tag(
      html`<canfield-game deal=${known} motion="none" style="block-size: 420px"></canfield-game>`,
    );
    await frame();
    await frame();
    expect(element.offsetHeight).to.equal(420);
    const boxes = element.outline.flatMap(({ nodes }) => nodes.map(({ box }) => box.y + box.height));
    expect(Math.max(...boxes)).to.be.at.most(inside(element, 'canvas').clientHeight);
  });
});

describe('two tags on one page', () => {
  it('share nothing that is seen, said or played', async () => {
    const first = await tag();
    const second = await tag(
      html`<canfield-game deal="CF1-D1-AAAAACL" motion="none" hand="left" theme="midnight" tap="off"></canfield-game>`,
    );
    first.play('R>T2');
    second.play('D');
    second.play('D');
    await settled(first);
    await settled(second);
    expect([first.game.cursor, second.game.cursor]).to.deep.equal([1, 2]);
    expect(said(first)).to.contain('Queen of clubs');
    expect(said(second)).to.match(/^Drawn/);
    expect([first.tapMode, second.tapMode]).to.deep.equal(['auto', 'off']);
    const left = (element: CanfieldGame) => node(element, 'S').offsetLeft;
    expect(left(second)).to.be.greaterThan(left(first));
    first.remove();
    await press(second, 'd');
    expect(second.play('D').ok).to.equal(true);
  });
});

import { rankOf, suitOf } from '@canfield-game/engine';
import { back, classic, face } from '@canfield-game/themes';

/** @import { FaceStep } from '@canfield-game/themes' */
/** @typedef {{ card: number, x: number, y: number, pile: string, faceUp: boolean }} Lying */

const suits = /** @type {const} */ (['spades', 'hearts', 'diamonds', 'clubs']);
const courtInks = ['line', 'gold', 'skin', 'hair'];

/** @param {string} ink @param {number} card */
function colour(ink, card) {
  const token = ink === 'suit' ? `ink-${suits[suitOf(card)]}` : courtInks.includes(ink) ? `court-${ink}` : ink;
  return classic.tokens[/** @type {keyof typeof classic.tokens} */ (token)];
}

/** @param {FaceStep} step @param {number} card */
function path({ d, fill, stroke, width = 1, at: [x, y, scale, turned = 0] = [0, 0, 1], turn }, card) {
  const paint = `fill="${fill ? colour(fill, card) : 'none'}"`;
  const line = stroke ? ` stroke="${colour(stroke, card)}" stroke-width="${width / scale}"` : '';
  const once = `<path d="${d}" transform="translate(${x} ${y}) rotate(${turned}) scale(${scale})" ${paint}${line}/>`;
  return turn ? `${once}<g transform="rotate(180 500 700)">${once}</g>` : once;
}

/** What is drawn on a side of a card. @param {number} card @param {boolean} faceUp */
function drawingOf(card, faceUp) {
  const steps = faceUp ? face(suitOf(card), rankOf(card), 'standard') : back(classic.back);
  return steps.map((step) => path(step, card)).join('');
}

/** Both sides of all cards, by card and side. */
export const cardSides = () =>
  Array.from({ length: 52 }, (_, card) => ({ up: drawingOf(card, true), down: drawingOf(card, false) }));

/** @param {Lying} lying @param {{ width: number, height: number }} size */
function cardSvg({ card, x, y, pile, faceUp }, { width, height }) {
  const place = `width:${width}px;height:${height}px;transform:translate(${x}px,${y}px)`;
  return `<svg class="card" data-card="${card}" data-pile="${pile}" data-side="${faceUp ? 'up' : 'down'}" style="${place}" viewBox="0 0 1000 1400" stroke-linecap="round" stroke-linejoin="round">${drawingOf(card, faceUp)}</svg>`;
}

/**
 * The same cards in the same places as elements of a page: an SVG each, moved by transforms, dragged cards on a layer of
 * their own.
 * @param {readonly Lying[]} cards
 * @param {{ width: number, height: number }} size
 */
export const domTable = (cards, size) => `<style>
  body { margin: 0 }
  .table { position: relative; height: 100vh; overflow: hidden; background: radial-gradient(${classic.tokens.cloth}, ${classic.tokens['cloth-edge']}) }
  .card { position: absolute; left: 0; top: 0; background: ${classic.tokens.paper}; border-radius: 7%; box-shadow: 1px 2px 4px ${classic.tokens.shadow}; outline: 1px solid ${classic.tokens['paper-edge']} }
  .glides .card:not(.dragged) { transition: transform 220ms ease-out }
  .dragged { will-change: transform; box-shadow: 0 8px 16px ${classic.tokens['shadow-lifted']} }
</style><div class="table">${cards.map((lying) => cardSvg(lying, size)).join('')}</div>`;

/** Runs in the page: cards of the column that is pressed follow the mouse, once a frame. */
export function letDrag() {
  /** @type {{ element: SVGElement, x: number, y: number }[]} */
  let dragged = [];
  let start = { x: 0, y: 0 };
  let now = start;
  let asked = false;
  const move = () => {
    asked = false;
    for (const { element, x, y } of dragged) {
      element.style.transform = `translate(${x + now.x - start.x}px,${y + now.y - start.y}px)`;
    }
  };
  addEventListener('pointerdown', (event) => {
    const pressed = /** @type {Element} */ (event.target).closest('svg');
    const pile = pressed?.dataset['pile'];
    start = now = { x: event.clientX, y: event.clientY };
    const lying = [.../** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll(`[data-pile="${pile}"]`))];
    const from = lying.findIndex((element) => element === pressed);
    dragged = lying.slice(Math.max(0, from)).map((element) => {
      const { e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
      element.classList.add('dragged');
      return { element, x, y };
    });
  });
  addEventListener('pointermove', (event) => {
    now = { x: event.clientX, y: event.clientY };
    if (!asked && dragged.length > 0) requestAnimationFrame(move);
    asked = dragged.length > 0;
  });
  addEventListener('pointerup', () => {
    now = start;
    move();
    for (const { element } of dragged) element.classList.remove('dragged');
    dragged = [];
  });
}

/**
 * Runs in the page: cards glide to where a `lie` event says, turn over, and lie in windows of other sizes as they are told to.
 * @param {{ resized: readonly { cards: Lying[], size: { width: number, height: number } }[], sides: { up: string, down: string }[] }} known
 */
export function layElements({ resized, sides }) {
  const table = /** @type {HTMLElement} */ (document.querySelector('.table'));
  table.classList.add('glides');
  /** @param {{ cards: Lying[], size: { width: number, height: number } }} lie */
  const lay = ({ cards, size }) => {
    for (const [height, { card, x, y, pile, faceUp }] of cards.entries()) {
      const element = /** @type {SVGElement} */ (table.querySelector(`[data-card="${card}"]`));
      const side = faceUp ? 'up' : 'down';
      if (element.dataset['side'] !== side) element.innerHTML = sides[card]?.[side] ?? '';
      Object.assign(element.dataset, { pile, side });
      element.style.width = `${size.width}px`;
      element.style.height = `${size.height}px`;
      element.style.transform = `translate(${x}px,${y}px)`;
      element.style.zIndex = String(height);
    }
  };
  addEventListener('lie', (event) => lay(/** @type {CustomEvent} */ (event).detail));
  let times = 0;
  addEventListener('resize', () => {
    const lie = resized[times++];
    if (lie) lay(lie);
  });
}

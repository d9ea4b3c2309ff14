import { parseMove } from '@canfield-game/engine';
import { sendMouse } from '@web/test-runner-commands';
import type { CanfieldGame } from '../canfield-game.js';
import type { Point } from '../scene/box.js';
import type { Scene } from '../scene/scene.js';
import { frame, settled } from './tag.js';

/** A table that is painted, where it is on the page. */
interface Lie {
  readonly scene: Scene;
  readonly left: number;
  readonly top: number;
}

function lieOf({ scene, tableElement }: CanfieldGame): Lie {
  if (!scene || !tableElement) throw new Error('There is no table.');
  const { left, top } = tableElement.getBoundingClientRect();
  return { scene, left, top };
}

type Whole = [number, number];

/** In the middle of a card's upper edge, on the strip of it that no card covers. */
function gripOf({ scene, left, top }: Lie, corner: Point | undefined): Whole {
  if (!corner) throw new Error('There is no such card on the table.');
  return [Math.round(left + corner.x + scene.metrics.card.width / 2), Math.round(top + corner.y + 7)];
}

const cardsOf = ({ scene }: Lie, pile: string) => scene.cards.filter((card) => card.pile === pile);
const placeOf = ({ scene }: Lie, pile: string) => scene.places.find((place) => place.pile === pile)?.box;

/** Presses the mouse in one place and lets it go in another, by way of the middle. */
async function drag(from: Whole, to: Whole): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  const middle: Whole = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
  for (const position of [middle, to]) await sendMouse({ type: 'move', position });
  await sendMouse({ type: 'up' });
}

/** Plays a move, given as its text, with the real mouse: draws by a click, all others by a drag. */
export async function playByMouse(element: CanfieldGame, text: string): Promise<void> {
  const move = parseMove(text);
  const lie = lieOf(element);
  if (move?.type !== 'move') await sendMouse({ type: 'click', position: gripOf(lie, placeOf(lie, 'S')) });
  else {
    const from = gripOf(lie, cardsOf(lie, move.from).at(-(move.count ?? 1)));
    await drag(from, gripOf(lie, cardsOf(lie, move.to).at(-1) ?? placeOf(lie, move.to)));
  }
  await settled(element);
  await frame();
}

/** Clicks an element with the real mouse, which reaches only what the window shows. */
export async function clickByMouse(target: HTMLElement): Promise<void> {
  target.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

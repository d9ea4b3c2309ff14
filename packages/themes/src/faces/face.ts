import { ace } from './aces.js';
import { bust, court } from './courts/court.js';
import { put } from './courts/pen.js';
import { canWrite, text, textWidth } from './glyphs.js';
import { pipPlaces } from './pip-places.js';
import type { SuitIndex } from './pips.js';
import { pip } from './pips.js';
import type { FaceStep, Place } from './step.js';

/**
 * How a card's front is laid out: the usual way, with a large index for small screens, or for a low strip of a covered card,
 * in which rank and suit stand side by side.
 */
export type FaceStyle = 'standard' | 'large' | 'strip';

const latin = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Puts the middle of a suit at x, y. */
function pipAt(suit: SuitIndex, x: number, y: number, size: number): FaceStep {
  const at: Place = [x - size / 2, y - size / 2, size / 100];
  return { d: pip(suit), fill: 'suit', at };
}

const turned = (step: FaceStep): FaceStep => ({ ...step, turn: true });

const tall = 178;

/** A wider index would come too near to the card's edge and to its picture. */
const widest = 150;

/** The rank, top left. */
function index(word: string): readonly FaceStep[] {
  const height = Math.min(tall, (tall * widest) / textWidth(word, tall));
  return text(word, 108, 52 + tall - height, height, 'suit', 'centre');
}

/** The rank over a small suit, top left, and turned bottom right. */
const corner = (suit: SuitIndex, word: string): readonly FaceStep[] =>
  [...index(word), pipAt(suit, 108, 308, 124)].map(turned);

/** Rank and suit side by side, and a court or an ace beside them; pips would be cut off. */
function strip(suit: SuitIndex, rank: number, word: string): readonly FaceStep[] {
  const beside = rank === 0 || rank > 9 ? put(standard(suit, rank), 60, 0, 1) : [];
  return [...beside, ...index(word), pipAt(suit, 262, 52 + tall / 2, 140)];
}

function number(suit: SuitIndex, rank: number): readonly FaceStep[] {
  return pipPlaces(rank).map(([x, y, twin]) => {
    const step = pipAt(suit, x, y, 190);
    return twin ? turned(step) : step;
  });
}

function standard(suit: SuitIndex, rank: number): readonly FaceStep[] {
  if (rank === 0) return ace(suit);
  return rank < 10 ? number(suit, rank) : court(suit, rank);
}

/** What a large face shows below its index. */
function picture(suit: SuitIndex, rank: number): readonly FaceStep[] {
  if (rank === 0) return put(ace(suit), -40, 144, 1.08);
  return rank < 10 ? [pipAt(suit, 500, 896, 720)] : put(bust(suit, rank), -100, 352, 1.2);
}

/** Rank and suit side by side along the top, and below them the suit or the court once, as large as it goes. */
function large(suit: SuitIndex, rank: number, word: string): readonly FaceStep[] {
  const row = [...text(word, 70, 66, 300, 'suit'), pipAt(suit, 790, 216, 280)];
  return [...row, ...picture(suit, rank)];
}

/**
 * The front of a card. `letters` are the thirteen texts of the index, ace first; a text that cannot be drawn is
 * replaced by the Latin one.
 */
export function face(
  suit: SuitIndex,
  rank: number,
  style: FaceStyle,
  letters: readonly string[] = latin,
): readonly FaceStep[] {
  const wish = letters[rank] ?? '';
  const word = canWrite(wish) ? wish : (latin[rank] ?? '');
  if (style === 'large') return large(suit, rank, word);
  return style === 'strip' ? strip(suit, rank, word) : [...corner(suit, word), ...standard(suit, rank)];
}

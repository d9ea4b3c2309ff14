import type { Change } from '@canfield-game/engine';

/** What can be heard, from the lightest to the weightiest. */
export const cues = ['turn', 'place', 'refuse', 'win'] as const;

/** One thing that can be heard. */
export type Cue = (typeof cues)[number];

const cueOfChange: Readonly<Record<Change['type'], Cue | undefined>> = {
  moved: 'place',
  refilled: 'place',
  turned: 'turn',
  recycled: 'turn',
  scored: undefined,
};

/** Whether a cue is heard over another one; anything is heard over silence. */
export const outweighs = (cue: Cue, other: Cue | undefined): boolean =>
  other === undefined || cues.indexOf(cue) > cues.indexOf(other);

/** The one cue of an action: the weightiest of all that it did. */
export function cueOf(changes: readonly Change[], won: boolean): Cue | undefined {
  const heard = changes.map(({ type }) => cueOfChange[type]);
  return won ? 'win' : cues.findLast((cue) => heard.includes(cue));
}

import type { PileId, SourceId, TargetId } from '@canfield-game/engine';

/** What a tap on a card does: play it where it fits best, on a foundation only, or select it. */
export type TapMode = 'auto' | 'foundation' | 'off';

/** What a player wants, said without a word about how it was done or whether it is allowed. */
export type Intent =
  | { readonly type: 'draw' }
  | { readonly type: 'tap'; readonly pile: PileId; readonly index: number }
  | { readonly type: 'foundation'; readonly pile: PileId; readonly index: number }
  | { readonly type: 'drop'; readonly from: SourceId; readonly count: number; readonly to: TargetId }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'hint' }
  | { readonly type: 'help' }
  | { readonly type: 'new' };

/** Whether it is about the game itself: who only watches may still ask. */
export const changesGame = ({ type }: Intent): boolean => type !== 'hint' && type !== 'help';

import { type GameState, type Move, pileOf } from '@canfield-game/engine';
import { filled, type Texts } from '../i18n/texts.js';
import type { HintDetail } from '../session/hint.js';

function moveText(texts: Texts, state: GameState, move: Move): string {
  const { messages } = texts;
  if (move.type === 'draw') return messages.hintStock;
  if (move.type === 'base') {
    return texts.sentence(filled(messages.choiceOf, { card: texts.card(state.choice?.[move.index - 1] ?? 0) }));
  }
  const card = texts.card(pileOf(state, move.from)?.at(-move.count) ?? 0);
  return filled(messages.hintMove, { card, place: texts.goal(move.to, state.suits) });
}

/** A hint of which only the kind is told. */
function kindText({ messages }: Texts, kind: HintDetail['kind']): string {
  return kind === 'win' ? messages.hintExists : messages.maybeWin;
}

/** A hint in words. @param whole whether moves are told, or only whether there is one. */
export function hintText(texts: Texts, state: GameState, { kind, move, undo }: HintDetail, whole: boolean): string {
  const { messages } = texts;
  if (kind === 'lost') return messages.noWin;
  if (!whole) return kindText(texts, kind);
  if (undo) return messages.hintUndo;
  if (!move) return messages.hintNone;
  const text = moveText(texts, state, move);
  return kind === 'win' ? text : filled(messages.hintUnsure, { hint: text });
}

import { Game } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  announceAction,
  announceDeal,
  announceNowhere,
  announcePickedUp,
  announceRefusal,
  type Telling,
} from '../a11y/announce.js';
import { outline } from '../a11y/outline.js';
import { grabAt } from '../input/grab.js';
import { layout } from '../scene/layout.js';
import { laneCount, metricsFor } from '../scene/metrics.js';
import { Session } from '../session/session.js';
import { languages, loadMessages } from './languages.js';
import { filled, Texts } from './texts.js';

/** The names of the piles and cards on a table. */
function names(texts: Texts, { state, rules }: Game): string[] {
  const shape = { lanes: laneCount(rules.columns), openReserve: rules.openReserve, hand: 'right' } as const;
  const scene = layout({ state, rules }, metricsFor(900, 640, shape));
  const piles = outline({ state, rules, scene, texts, held: undefined, targets: [], watchOnly: false });
  return piles.flatMap(({ nodes }) => nodes.map(({ label }) => label));
}

/** What is said of actions: moves as text, `undo`, `redo`. */
function told(texts: Texts, session: Session, actions: string): string[] {
  return actions.split(' ').map((action) => {
    const outcome = action === 'undo' ? session.undo() : action === 'redo' ? session.redo() : session.play(action);
    const { state, scoring } = session.game;
    const telling: Telling = { texts, state, scoring, verbosity: 'normal' };
    return outcome.ok ? announceAction(telling, outcome.report) : announceRefusal(texts, outcome.reason);
  });
}

function pickedUp(texts: Texts, { state, rules }: Game): string[] {
  const grab = grabAt(state, rules, { pile: 'R', index: state.reserve.length - 1 });
  if (!grab) return [];
  const places = (['F1', 'T1', 'T2'] as const).map((pile) => texts.goal(pile, state.suits));
  return [announcePickedUp(texts, grab, places), announceNowhere(texts, grab)];
}

/** What is said of hints, and of how the game stands. */
function helped(texts: Texts, { state }: Game): string[] {
  const { messages } = texts;
  const card = texts.sentence(texts.card(50));
  const hints = (['F1', 'T2'] as const).map((pile) =>
    filled(messages.hintMove, { card, place: texts.goal(pile, state.suits) }),
  );
  return [
    ...[messages.hint, ...hints, messages.hintStock, messages.hintUndo, messages.hintNone, messages.hintExists],
    ...[filled(messages.hintUnsure, { hint: hints[1] ?? '' }), messages.hintSearching, messages.searchingDeal],
    ...[messages.noWin, messages.stuck, messages.canWin, messages.maybeWin, messages.autofinish],
    ...[1, 5, 21].map((count) => texts.sentence(filled(messages.saidPlayedUp, { cards: texts.cards(count) }))),
    filled(messages.shortestWin, { moves: texts.counted(messages.moves, 142) }),
  ];
}

/** A few minutes at the table, as they are heard. */
function transcript(texts: Texts): string {
  const { messages } = texts;
  const known = new Session(Game.fromCode(knownDeal.code), () => 0);
  const spent = playLine(Game.fromCode('RF1-D1-AAAAACL'), Array.from({ length: 34 }, () => 'D').join(' '));
  const won = playLine(Game.fromCode(knownDeal.code), knownDeal.line);
  const parts = [
    [messages.table, announceDeal(texts, known.game.state), ...names(texts, known.game)],
    pickedUp(texts, known.game),
    told(texts, known, 'R>T2 R>F1 T2>T4 T1>F1 D undo undo undo redo D D'),
    names(texts, known.game),
    told(texts, known, `${'D '.repeat(9)}D undo redo`).slice(-3),
    [names(texts, spent)[1], names(texts, won)[1], names(texts, won)[3], names(texts, won)[7]],
    [texts.scoreInFull(255, 'points'), texts.scoreInFull(-47, 'casino'), texts.scoreInFull(208, 'casino')],
    [0, 1, 2, 3, 5, 11, 21, 100].map((count) => texts.cards(count)),
    [0, 1, 2, 3, 5].map((count) => texts.counted(messages.redeals, count)),
    [messages.choiceOf, messages.copyCode].map((text) => filled(text, { card: texts.card(50), code: knownDeal.code })),
    [messages.newGame, messages.undo, messages.redo, messages.score, messages.wonTitle],
    [filled(messages.wonText, { score: texts.scoreInFull(255, 'points'), moves: texts.counted(messages.moves, 182) })],
    [messages.playAgain, messages.restart, messages.keepPlaying, messages.dismiss],
    helped(texts, won),
    Object.values(messages.errors).map((text) => filled(text, { detail: 'XY' })),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

describe('What a person hears who sees nothing', () => {
  for (const tag of languages) {
    it(`makes sense in ${tag}`, async () => {
      const heard = transcript(new Texts(await loadMessages(tag)));
      await expect(heard).toMatchFileSnapshot(`../test/transcripts/${tag}.txt`);
    });
  }
});

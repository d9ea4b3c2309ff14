import { autofinishLine, cardText, Game, type GameState, variantNames } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en.js';
import { Texts } from '../i18n/texts.js';
import { layout } from '../scene/layout.js';
import { laneCount, metricsFor } from '../scene/metrics.js';
import { Session } from '../session/session.js';
import { announceAction, announceDeal, announcePickedUp, announceRefusal, type Verbosity } from './announce.js';
import { outline } from './outline.js';

const texts = new Texts(en);

function namesOf({ state, rules }: Game): Record<string, string[]> {
  const shape = { lanes: laneCount(rules.columns), openReserve: rules.openReserve, hand: 'right' } as const;
  const scene = layout({ state, rules }, metricsFor(900, 640, shape));
  const piles = outline({ state, rules, scene, texts, held: undefined, targets: [], watchOnly: false });
  return Object.fromEntries(piles.map(({ pile, nodes }) => [pile, nodes.map(({ label }) => label)]));
}

/** Cards that nobody at the table can see. */
const hidden = ({ stock, reserve }: GameState, openReserve: boolean): number[] => [
  ...stock,
  ...(openReserve ? [] : reserve.slice(0, -1)),
];

describe('K01: names', () => {
  it('at the deal say what lies where and what is waited for', () => {
    expect(namesOf(Game.fromCode(knownDeal.code))).toEqual({
      R: ['Reserve, 13 cards, queen of clubs'],
      S: ['Stock, 34 cards, draw'],
      W: ['Waste, empty'],
      F1: ['Hearts foundation, 1 card, next eight of hearts'],
      F2: ['Spades foundation, empty, begins with seven of spades'],
      F3: ['Diamonds foundation, empty, begins with seven of diamonds'],
      F4: ['Clubs foundation, empty, begins with seven of clubs'],
      T1: ['Six of clubs, column 1'],
      T2: ['King of hearts, column 2'],
      T3: ['Queen of hearts, column 3'],
      T4: ['Ace of spades, column 4'],
    });
  });

  it('later say on which card another lies', () => {
    const names = namesOf(playLine(Game.fromCode(knownDeal.code), `${knownDeal.opening} D`));
    expect(names['T4']).toEqual([
      'Ace of spades, column 4',
      'King of hearts, on ace of spades, column 4',
      'Queen of clubs, on king of hearts, column 4',
    ]);
    expect(names['W']).toEqual(['King of spades, waste, 3 cards']);
  });

  it('of an open reserve tell its top card from those it lies on', () => {
    const game = Game.fromCode('SC1-D3-AAAAACL');
    const names = namesOf(game)['R'] ?? [];
    const card = (index: number) => texts.card(game.state.reserve[index] ?? 0);
    expect(names).toHaveLength(13);
    expect(names[0]).toBe(texts.sentence(`${card(0)}, reserve`));
    expect(names[11]).toBe(texts.sentence(`${card(11)}, on ${card(10)}, reserve`));
    expect(names[12]).toBe(`Reserve, 13 cards, ${card(12)}`);
  });

  it('say what is full, and what cannot be turned over', () => {
    const names = namesOf(playLine(Game.fromCode(knownDeal.code), knownDeal.line));
    expect(names['F1']).toEqual(['Hearts foundation, complete']);
    expect(names['S']).toEqual(['Stock, empty']);
    expect(names['T1']).toEqual(['Column 1, empty']);
    const last = playLine(Game.fromCode('RF1-D1-AAAAACL'), Array.from({ length: 34 }, () => 'D').join(' '));
    expect(namesOf(last)['S']).toEqual(['Stock, empty, turn the waste over, 2 redeals left']);
  });

  for (const variant of variantNames) {
    it(`tell nothing hidden in ${variant}`, () => {
      const game = Game.random({ variant }, () => 0.3);
      for (let step = 0; step < 40; step++) {
        const told = Object.values(namesOf(game)).flat().join(' | ').toLowerCase();
        const shown = hidden(game.state, game.rules.openReserve).filter((card) => {
          const wanted = told.includes(`next ${texts.card(card)}`) || told.includes(`begins with ${texts.card(card)}`);
          return told.includes(texts.card(card)) && !wanted;
        });
        expect(shown.map(cardText)).toEqual([]);
        const moves = game.legalMoves();
        const move = moves[(step * 31) % Math.max(1, moves.length)];
        if (move) game.play(move);
      }
    });
  }
});

describe('announcements', () => {
  it('of the first moves can be followed by a person who sees nothing', () => {
    const session = new Session(Game.fromCode(knownDeal.code), () => 0);
    const told = [announceDeal(texts, session.game.state)];
    const act = (outcome: ReturnType<Session['play']>) => {
      const { state, scoring } = session.game;
      told.push(
        outcome.ok
          ? announceAction({ texts, state, scoring, verbosity: 'normal' }, outcome.report)
          : announceRefusal(texts, outcome.reason),
      );
    };
    for (const move of ['R>T2', 'R>F1', 'T2>T4', 'T1>F1', 'D']) act(session.play(move));
    act(session.undo());
    act(session.undo());
    act(session.redo());
    for (let draw = 0; draw < 13; draw++) session.play('D');
    act(session.undo());
    act(session.redo());
    expect(told).toMatchInlineSnapshot(`
      [
        "New game. The base card is seven of hearts; every foundation begins with a seven.",
        "Queen of clubs to column 2. Reserve: eight of hearts.",
        "Eight of hearts to hearts foundation. Reserve: queen of spades. Score 5.",
        "King of hearts to column 4, 2 cards in all. Queen of spades from the reserve fills column 2. Reserve: jack of spades.",
        "That does not go there.",
        "Drawn: four of spades, five of spades, king of spades.",
        "Undone: Drawn: four of spades, five of spades, king of spades.",
        "Undone: King of hearts to column 4, 2 cards in all.",
        "Redone: King of hearts to column 4, 2 cards in all. Queen of spades from the reserve fills column 2. Reserve: jack of spades.",
        "Undone: Waste turned over, 34 cards in the stock.",
        "Redone: Waste turned over, 34 cards in the stock.",
      ]
    `);
  });

  it('of many plays that followed of themselves tell how many, and the score once', () => {
    const session = new Session(Game.fromCode(knownDeal.code), () => 0);
    const moves = knownDeal.line.split(' ');
    let last = '';
    while (!autofinishLine(session.game.state, session.game.rules)) session.play((last = moves.shift() ?? ''));
    session.undo();
    const finish = (session.play(last), autofinishLine(session.game.state, session.game.rules) ?? []);
    const tell = (outcome: ReturnType<Session['play']>): string => {
      const { state, scoring } = session.game;
      return outcome.ok
        ? announceAction({ texts, state, scoring, verbosity: 'normal' }, outcome.report)
        : outcome.reason;
    };
    expect(tell(session.playByItself(finish))).toMatchInlineSnapshot(
      `"12 cards played to the foundations. You have won! Score 255."`,
    );
    expect(tell(session.undo())).toMatchInlineSnapshot(
      `"Undone: Drawn: three of spades, four of diamonds, four of hearts. 12 cards played to the foundations. Score 195."`,
    );
    session.undo();
    expect(tell(session.play(last, finish))).toMatchInlineSnapshot(
      `"Five of spades to column 2. 12 cards played to the foundations. You have won! Score 255."`,
    );
  });

  it('of a few plays that followed of themselves tell each, and the score once', () => {
    const session = new Session(Game.fromCode(knownDeal.code), () => 0);
    const outcome = session.play('R>T2', [{ type: 'move', from: 'R', to: 'F1', count: 1 }]);
    const { state, scoring } = session.game;
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(announceAction({ texts, state, scoring, verbosity: 'normal' }, outcome.report)).toMatchInlineSnapshot(
      `"Queen of clubs to column 2. Reserve: eight of hearts. Eight of hearts to hearts foundation. Reserve: queen of spades. Score 5."`,
    );
  });

  it('say as much as is wished', () => {
    const told = (verbosity: Verbosity): string[] => {
      const session = new Session(Game.fromCode(knownDeal.code), () => 0);
      return ['R>T2', 'R>F1', 'T2>T4', 'D'].map((move) => {
        const outcome = session.play(move);
        const { state, scoring } = session.game;
        return outcome.ok ? announceAction({ texts, state, scoring, verbosity }, outcome.report) : outcome.reason;
      });
    };
    expect(told('brief')).toMatchInlineSnapshot(`
      [
        "Queen of clubs to column 2.",
        "Eight of hearts to hearts foundation.",
        "King of hearts to column 4, 2 cards in all. Queen of spades from the reserve fills column 2.",
        "Drawn: four of spades, five of spades, king of spades.",
      ]
    `);
    expect(told('full')).toMatchInlineSnapshot(`
      [
        "Queen of clubs to column 2. Reserve: eight of hearts. Reserve, 12 cards.",
        "Eight of hearts to hearts foundation. Reserve: queen of spades. Reserve, 11 cards. Score 5.",
        "King of hearts to column 4, 2 cards in all. Queen of spades from the reserve fills column 2. Reserve: jack of spades. Reserve, 10 cards.",
        "Drawn: four of spades, five of spades, king of spades. Stock, 31 cards.",
      ]
    `);
  });

  it('of a game taken up again name the card it began with', () => {
    const game = playLine(Game.fromCode(knownDeal.code), 'R>T2 R>F1');
    expect(announceDeal(texts, game.state)).toBe(announceDeal(texts, Game.fromCode(knownDeal.code).state));
  });

  it('say where cards in the hand can go', () => {
    const grab = { from: 'R', count: 1, index: 12, cards: [50] } as const;
    expect(announcePickedUp(texts, grab, ['column 2', 'clubs foundation'])).toBe(
      'Queen of clubs picked up. It can go to column 2 or clubs foundation.',
    );
  });

  it('S05: keep a score to themselves that is not shown', () => {
    const session = new Session(Game.fromCode(knownDeal.code, {}, 'none'), () => 0);
    session.play('R>T2');
    const outcome = session.play('R>F1');
    const { state, scoring } = session.game;
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(announceAction({ texts, state, scoring, verbosity: 'normal' }, outcome.report)).toBe(
      'Eight of hearts to hearts foundation. Reserve: queen of spades.',
    );
  });

  it('tell a casino’s score in dollars', () => {
    const session = new Session(Game.fromCode('CC1-D1-AAAAACL'), () => 0);
    session.play('R>T2');
    const outcome = session.play('R>F1');
    const { state, scoring } = session.game;
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(announceAction({ texts, state, scoring, verbosity: 'normal' }, outcome.report)).toContain('Score -$42.');
  });
});

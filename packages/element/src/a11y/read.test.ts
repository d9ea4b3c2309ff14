import { Game } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en.js';
import { Texts } from '../i18n/texts.js';
import { layout } from '../scene/layout.js';
import { laneCount, metricsFor } from '../scene/metrics.js';
import { outline, type OutlinePile } from './outline.js';
import { readPile, readScore, readTable } from './read.js';

const texts = new Texts(en);

function pilesOf({ state, rules }: Game): OutlinePile[] {
  const shape = { lanes: laneCount(rules.columns), openReserve: rules.openReserve, hand: 'right' } as const;
  const scene = layout({ state, rules }, metricsFor(900, 640, shape));
  return outline({ state, rules, scene, texts, held: undefined, targets: [], watchOnly: false });
}

const opened = (): Game => playLine(Game.fromCode(knownDeal.code), `${knownDeal.opening} D`);

describe('reading aloud', () => {
  it('tells the whole table in reading order', () => {
    const game = opened();
    expect(readTable(texts, game.state, pilesOf(game))).toMatchInlineSnapshot(
      `"Reserve, 10 cards, jack of spades. Stock, 31 cards, draw. King of spades, waste, 3 cards. Hearts foundation, 2 cards, next nine of hearts. Spades foundation, empty, begins with seven of spades. Diamonds foundation, empty, begins with seven of diamonds. Clubs foundation, empty, begins with seven of clubs. Six of clubs, column 1. Queen of spades, column 2. Queen of hearts, column 3. Queen of clubs, on king of hearts, column 4, 3 cards."`,
    );
  });

  it('tells a column card by card, and any other pile by its name', () => {
    const game = opened();
    const told = Object.fromEntries(
      pilesOf(game).map((pile): [string, string] => [pile.pile, readPile(texts, game.state, pile)]),
    );
    expect(told).toMatchInlineSnapshot(`
      {
        "F1": "Hearts foundation, 2 cards, next nine of hearts.",
        "F2": "Spades foundation, empty, begins with seven of spades.",
        "F3": "Diamonds foundation, empty, begins with seven of diamonds.",
        "F4": "Clubs foundation, empty, begins with seven of clubs.",
        "R": "Reserve, 10 cards, jack of spades.",
        "S": "Stock, 31 cards, draw.",
        "T1": "Six of clubs, column 1.",
        "T2": "Queen of spades, column 2.",
        "T3": "Queen of hearts, column 3.",
        "T4": "Column 4, 3 cards, ace of spades, king of hearts, queen of clubs.",
        "W": "King of spades, waste, 3 cards.",
      }
    `);
  });

  it('tells every card of an open reserve', () => {
    const game = Game.fromCode('SC1-D3-AAAAACL');
    const [reserve] = pilesOf(game).filter(({ pile }) => pile === 'R');
    const told = reserve ? readPile(texts, game.state, reserve) : '';
    expect(told).toMatch(/^Reserve, 13 cards, .*, queen of clubs\.$/);
    expect(told.split(', ').length).toBe(15);
    expect(readTable(texts, game.state, pilesOf(game))).toMatch(/^Reserve, 13 cards, queen of clubs\. Stock/);
  });

  it('tells score and moves, and no score that is not shown', () => {
    const { state } = opened();
    const telling = { texts, state, verbosity: 'normal' } as const;
    expect(readScore({ ...telling, scoring: 'points' }, 5, 4)).toBe('Score 5. 4 moves.');
    expect(readScore({ ...telling, scoring: 'casino' }, -42, 1)).toBe('Score -$42. 1 move.');
    expect(readScore({ ...telling, scoring: 'none' }, 5, 4)).toBe('4 moves.');
  });
});

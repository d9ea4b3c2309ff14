import { describe, expect, it } from 'vitest';
import { cardText } from './card.js';
import { shuffledDeck } from './deal-code.js';
import { Game } from './game.js';
import { deckSize } from './card.js';
import { type Scoring, scoringNames, scoringOf, variantNames, type VariantName } from './rules.js';
import { cleanScore, readScoring, scoreDelta, startScore } from './scoring.js';
import { buildDeck, knownDeal, layOut, playLine, wonGames } from './testing.js';

const texts = shuffledDeck(3).map(cardText);

/** A canfield game that is won without a take-back, its scores before and after each action. */
function scores(scoring: Scoring): number[] {
  const game = Game.fromCode(knownDeal.code, {}, scoring);
  return [game.score, ...knownDeal.line.split(' ').map((text) => playLine(game, text).score)];
}

describe('the score at the deal', () => {
  const starts = (variant: VariantName) =>
    scoringNames.map((scoring) => Game.fromDeck(texts, { variant }, scoring).score);

  it('is 0 for points, what the deck costs less the cards laid out for the casino’s', () => {
    expect(scoringNames).toEqual(['points', 'casino', 'casino-50', 'none']);
    expect(starts('canfield')).toEqual([0, -47, -45, 0]);
    expect(starts('storehouse')).toEqual([0, -32, -30, 0]);
    expect(starts('selective')).toEqual([0, -52, -50, 0]);
  });

  it('defaults to the variant’s own scoring', () => {
    for (const variant of variantNames) {
      expect(Game.fromDeck(texts, { variant }).scoring).toBe(variant === 'casino' ? 'casino' : 'points');
    }
    expect(Game.fromDeck(texts, { variant: 'casino' }).score).toBe(-47);
    expect(scoringOf('casino')).toBe('casino');
  });

  it('of the casino changes when a base is chosen', () => {
    const points = (scoring: Scoring) => playLine(Game.fromDeck(texts, { variant: 'selective' }, scoring), 'B2');
    expect(points('casino').score).toBe(-47);
    expect(points('casino').actions[0]?.changes.at(-1)).toEqual({ type: 'scored', delta: 5, score: -47 });
    expect(points('points').score).toBe(0);
    const game = points('casino-50');
    game.undo();
    expect(game.score).toBe(-50);
  });
});

describe('a win without a take-back', () => {
  it.each([
    ['points', 0, 255],
    ['none', 0, 255],
    ['casino', -47, 208],
    ['casino-50', -45, 450],
  ] as const)('with %s goes from %d to %d', (scoring, first, last) => {
    const all = scores(scoring);
    expect([all[0], all.at(-1)]).toEqual([first, last]);
    const steps = all.slice(1).map((score, index) => score - all[index]!);
    const paid = steps.filter((step) => step !== 0);
    expect(paid).toHaveLength(51);
    expect(new Set(paid.slice(0, -1))).toEqual(new Set([5]));
    expect(paid.at(-1)).toBe(scoring === 'casino-50' ? 245 : 5);
    expect(cleanScore(scoring, 1, deckSize)).toBe(last);
  });

  it('of storehouse is 240, of selective 255, and the casino’s is the same for all', () => {
    expect(cleanScore('points', 4, deckSize)).toBe(240);
    expect(cleanScore('points', 0, deckSize)).toBe(255);
    expect([0, 1, 4].map((laidOut) => cleanScore('casino', laidOut, deckSize))).toEqual([208, 208, 208]);
    expect([0, 1, 4].map((laidOut) => cleanScore('casino-50', laidOut, deckSize))).toEqual([450, 450, 450]);
  });

  it.each(wonGames.filter(({ variant }) => variant !== 'canfield'))(
    'of $variant is what the game and cleanScore say',
    ({ variant, draw, deck, moves }) => {
      for (const scoring of scoringNames) {
        const game = playLine(Game.fromDeck(deck.split(' '), { variant, draw }, scoring), moves);
        expect(game.won).toBe(true);
        expect(game.tookBack).toBe(false);
        expect(game.score).toBe(cleanScore(scoring, game.laidOut, deckSize));
      }
    },
  );
});

describe('undo', () => {
  it.each(scoringNames)(
    'of every action of a won game gives back the scores before, redo those after: %s',
    (scoring) => {
      const game = playLine(Game.fromCode(knownDeal.code, {}, scoring), knownDeal.line);
      const all = scores(scoring);
      for (let index = all.length - 1; index > 0; index--) {
        expect(game.score).toBe(all[index]);
        game.undo();
      }
      for (const score of all) {
        expect(game.score).toBe(score);
        game.redo();
      }
    },
  );

  it('S01: of a play from the waste takes exactly its 5 points', () => {
    const game = Game.fromDeck(buildDeck({ base: '7H', stock: '2C 3C 8H' }));
    playLine(game, 'D W>F1');
    expect(game.score).toBe(5);
    game.undo();
    expect([game.score, cardText(game.state.waste.at(-1) ?? 0)]).toEqual([0, '8H']);
  });
});

describe('a take-back', () => {
  const taken = (scoring: Scoring) =>
    playLine(
      Game.fromDeck(buildDeck({ reserve: '2S 3S 8H', base: '7H', columns: '9C 2C 3C 4C' }), {}, scoring),
      'R>F1',
    );

  it.each([
    ['points', 5, 5, 10],
    ['none', 5, 5, 10],
    ['casino', -42, -47, -42],
    ['casino-50', -40, -45, -40],
  ] as const)('with %s goes from %d to %d, and to %d when the card is played again', (scoring, up, back, again) => {
    const game = taken(scoring);
    expect([game.score, game.tookBack]).toEqual([up, false]);
    playLine(game, 'F1>T1');
    expect([game.score, game.tookBack]).toEqual([back, true]);
    playLine(game, 'T1>F1');
    expect([game.score, game.tookBack]).toEqual([again, true]);
    game.undo();
    game.undo();
    expect([game.score, game.tookBack]).toEqual([up, false]);
    game.redo();
    expect([game.score, game.tookBack]).toEqual([back, true]);
  });

  it('among the moves of one action counts, too', () => {
    const game = taken('points');
    game.play('D', 'F1>T1', 'D');
    expect(game.actions.map(({ tookBack }) => tookBack)).toEqual([false, true]);
    game.restart();
    expect(game.tookBack).toBe(false);
  });

  it('refused earns nothing and leaves no action', () => {
    const game = taken('points');
    for (const text of ['F1>F2', 'F1>F1', 'F1>T2']) expect(game.play(text).ok).toBe(false);
    expect([game.score, game.actions.length]).toEqual([5, 1]);
  });
});

describe('the 52nd card with casino-50', () => {
  it('gives 245, and its undo takes 245', () => {
    const { state, rules } = layOut({ base: '7H', foundations: '6H 6S 6D 5C', columns: ['6C'] });
    const full = { ...state, foundations: layOut({ base: '7H', foundations: '6H 6S 6D 6C' }).state.foundations };
    const move = { type: 'move', from: 'T1', to: 'F4', count: 1 } as const;
    expect(rules.ranks).toBe(13);
    expect(scoreDelta('casino-50', move, state, full, deckSize)).toBe(245);
    expect(scoreDelta('casino', move, state, full, deckSize)).toBe(5);
    expect(startScore('casino-50', full, deckSize)).toBe(450);
  });
});

describe('readScoring', () => {
  it('reads the four names, and the variant’s own where there is none', () => {
    expect(scoringNames.map((name) => readScoring(name, 'casino'))).toEqual(
      scoringNames.map((value) => ({ ok: true, value })),
    );
    expect(readScoring(undefined, 'casino')).toEqual({ ok: true, value: 'casino' });
    expect(readScoring(undefined, 'rush')).toEqual({ ok: true, value: 'points' });
  });

  it.each(['', 'Points', 'vegas', null, 5, {}, 'toString'])('refuses %j', (given) => {
    const result = readScoring(given, 'canfield');
    expect(result.ok ? undefined : result.problem).toMatchObject({ reason: 'bad-setting', detail: 'scoring' });
  });
});

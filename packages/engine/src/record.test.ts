import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardText } from './card.js';
import { shuffledDeck } from './deal-code.js';
import { Game } from './game.js';
import { GameError } from './problem.js';
import { readRecord, writeRecord } from './record.js';
import { type Settings, variantNames } from './rules.js';
import { knownDeal, playLine } from './testing.js';

const won = (): Game => playLine(Game.fromCode(knownDeal.code), knownDeal.line);

const written = (game: Game): string => {
  const text = writeRecord(game);
  if (text === undefined) throw new Error('no record');
  return text;
};

/** What is wrong with a text. */
function problemOf(text: unknown): [reason: string, detail: string | undefined] {
  try {
    readRecord(text as string);
  } catch (error) {
    if (error instanceof GameError) return [error.reason, error.detail];
    throw error;
  }
  return ['none', undefined];
}

/** A game of a variant, played by choosing among the legal moves; some actions have several moves. */
function playedGame(settings: Settings, seed: number, choices: readonly number[]): Game {
  const game = Game.random(settings, () => (seed % 9973) / 9973);
  for (const choice of choices) {
    const moves = game.legalMoves();
    const move = moves[choice % Math.max(1, moves.length)];
    if (move && choice % 7 === 0) game.play(move, { type: 'draw' });
    if (move) game.play(move);
  }
  return game;
}

describe('a record', () => {
  it('of a won game of 154 moves is shorter than 300 characters, and fit for a link', () => {
    const text = written(won());
    expect(text.length).toBeLessThan(220);
    expect(text).toMatch(/^[\w\-.~:]+$/);
    expect(encodeURI(text)).toBe(text);
  });

  it('is read back to the same game', () => {
    expect(readRecord(written(won()))).toEqual(won().toJSON());
    expect(readRecord(`  ${written(won())}\n`)).toEqual(won().toJSON());
  });

  it('keeps variant, settings, scoring and actions of several moves, whatever is played', () => {
    const settings = fc.oneof(
      fc.constantFrom(...variantNames).map((variant): Settings => ({ variant })),
      fc.record({ columns: fc.integer({ min: 1, max: 8 }), build: fc.constantFrom('alternate', 'suit', 'any') }),
    );
    fc.assert(
      fc.property(settings, fc.nat(), fc.array(fc.nat(9999), { maxLength: 120 }), (given, seed, choices) => {
        const game = playedGame(given, seed, choices);
        expect(readRecord(written(game))).toEqual(game.toJSON());
      }),
      { numRuns: 150 },
    );
  });

  it('holds the moves up to now, not what could be redone', () => {
    const game = playLine(Game.fromCode(knownDeal.code), knownDeal.opening);
    game.undo();
    expect(readRecord(written(game)).moves).toEqual(knownDeal.opening.split(' ').slice(0, 2));
  });

  it('is that of the format’s first version', () => {
    expect(written(playLine(Game.fromCode(knownDeal.code), `${knownDeal.opening} D D`))).toBe('CF1-D3-AAAAACL:QTcAA');
    expect(written(Game.fromCode('RF1-D1-AAAAAAB', { redeals: 1 }, 'none'))).toBe(
      'RF1-D1-AAAAAAB!%7B%22rules%22%3A%7B%22redeals%22%3A1%7D%2C%22scoring%22%3A%22none%22%7D:',
    );
  });

  it('of a deck without a code there is none', () => {
    expect(writeRecord(Game.fromDeck(shuffledDeck(1).map(cardText)))).toBeUndefined();
  });

  it('is refused at its first illegal move, with its number', () => {
    expect(problemOf('CF1-D3-AAAAACL:QQ')).toEqual(['illegal-move', '2']);
    expect(problemOf('CF1-D3-AAAAACL:Q*')).toEqual(['illegal-move', '2']);
    expect(problemOf('CF1-D3-AAAAACL:~Q')).toEqual(['illegal-move', '1']);
    expect(problemOf('CF1-D3-AAAAACL:B')).toEqual(['illegal-move', '1']);
    expect(problemOf(`CF1-D3-AAAAACL:${'A'.repeat(5)}_`)).toEqual(['illegal-move', '6']);
    expect(problemOf('CF1-D3-AAAAACL:Q.Z')).toEqual(['illegal-move', '1']);
  });

  it('is refused where its code or its settings are wrong', () => {
    expect(problemOf('')).toEqual(['bad-save', 'moves']);
    expect(problemOf(undefined)).toEqual(['bad-save', 'moves']);
    expect(problemOf('CF1-D3-AAAAACL')).toEqual(['bad-save', 'moves']);
    expect(problemOf('CF1-D3-AAAAACL:A:A')).toEqual(['bad-save', 'moves']);
    expect(problemOf(`CF1-D3-AAAAACL:${'A'.repeat(20_000)}`)).toEqual(['bad-save', 'moves']);
    expect(problemOf('XX1-D3-AAAAACL:A')).toEqual(['unknown-prefix', 'XX']);
    expect(problemOf('CF1-D3-AAAAACL!%7:A')).toEqual(['bad-save', 'rules']);
    expect(problemOf('CF1-D3-AAAAACL!7:A')).toEqual(['bad-save', 'rules']);
    expect(problemOf('CF1-D3-AAAAACL!%7B%22rules%22%3A%7B%22reserve%22%3A99%7D%7D:')).toEqual([
      'bad-setting',
      'reserve',
    ]);
  });

  it('of garbage is refused by a GameError and nothing else', () => {
    const near = fc.string({ maxLength: 40 }).map((text) => `CF1-D3-AAAAACL:${text}`);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), near, fc.stringMatching(/^CF1-D3-AAAAACL![\w%]{0,20}:[\w.~-]{0,20}$/)),
        (text) => {
          problemOf(text);
        },
      ),
    );
  });
});

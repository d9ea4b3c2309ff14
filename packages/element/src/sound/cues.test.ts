import { type Change, Game } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Cue, cueOf, cues, outweighs } from './cues.js';

/** What is heard of the moves of a game, in order. */
function heardOf(moves: readonly string[]): (Cue | undefined)[] {
  const game = Game.fromCode(knownDeal.code);
  return moves.map((move) => {
    const outcome = game.play(move);
    return outcome.ok ? cueOf(outcome.changes, game.won) : undefined;
  });
}

describe('the cue of an action', () => {
  it('is that of cards turned, of cards placed, and at the end that of a win', () => {
    const heard = heardOf(knownDeal.line.split(' '));
    expect(heard.slice(0, 2)).toEqual(['place', 'place']);
    expect(new Set(heard)).toEqual(new Set(['place', 'turn', 'win']));
    expect(heard.indexOf('win')).toBe(heard.length - 1);
  });

  it('is heard when the waste is turned over', () => {
    expect(heardOf(Array<string>(13).fill('D'))).toEqual(Array<string>(13).fill('turn'));
  });

  it('is the weightiest of all that it did', () => {
    const turned: Change = { type: 'turned', cards: [1], from: 'R', to: 'R' };
    const moved: Change = { type: 'moved', cards: [2], from: 'R', to: 'F1' };
    expect(cueOf([turned, moved], false)).toBe('place');
    expect(cueOf([moved, turned], false)).toBe('place');
    expect(cueOf([moved, turned], true)).toBe('win');
    expect(cueOf([{ type: 'scored', delta: 5, score: 5 }], false)).toBeUndefined();
  });
});

describe('of two cues', () => {
  it('only a weightier one is heard over the other', () => {
    const over = cues.map((cue) => cues.filter((other) => outweighs(cue, other)));
    expect(over).toEqual([[], ['turn'], ['turn', 'place'], ['turn', 'place', 'refuse']]);
    expect(cues.every((cue) => outweighs(cue, undefined))).toBe(true);
  });
});

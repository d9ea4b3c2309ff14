import { describe, expect, it } from 'vitest';
import {
  autofinishLine,
  autoplay,
  autoplayAfter,
  type AutoplayMode,
  foundationPlays,
  tapMove,
  type TapReach,
} from './auto.js';
import { Game } from './game.js';
import { isWon } from './legality.js';
import { readMove } from './legal-moves.js';
import { type Move, moveText, type SourceId } from './move.js';
import { play } from './play.js';
import type { Settings } from './rules.js';
import type { GameState } from './state.js';
import { buildDeck, knownDeal, type Laid, layOut, type LaidPiles, playLine, wonGames } from './testing.js';

const textOf = (move: Move | undefined) => move && moveText(move);

describe('a tap', () => {
  const tap = (piles: Partial<LaidPiles>, from: SourceId, count?: number, settings?: Settings, reach?: TapReach) => {
    const { state, rules } = layOut({ base: '7H', foundations: '8H', ...piles }, settings);
    return textOf(tapMove(state, rules, from, count, reach));
  };

  it('sends a card to its foundation when it fits, though a column would take it', () => {
    expect(tap({ reserve: '9H', columns: ['TC'] }, 'R')).toBe('R>F1');
    expect(tap({ waste: '7S', columns: ['8D'] }, 'W')).toBe('W>F2');
    expect(tap({ columns: ['TC 9H', 'TS'] }, 'T1')).toBe('T1>F1');
  });

  it('else to the longest column that accepts it, the leftmost of equals', () => {
    expect(tap({ waste: '5S', columns: ['6D', '7C 6H', '9D 8C 7D', '2C'] }, 'W')).toBe('W>T2');
    expect(tap({ waste: '5S', columns: ['9C', '6D', '6H', '2C'] }, 'W')).toBe('W>T2');
  });

  it('and last to an empty column, but never a whole column to an empty one', () => {
    expect(tap({ waste: '5S', columns: ['9C', '', '2H', ''] }, 'W')).toBe('W>T2');
    expect(tap({ columns: ['9C', '', '2H 3C'] }, 'T1')).toBeUndefined();
    expect(tap({ columns: ['9C 8D', '', '2H'] }, 'T1', 2)).toBeUndefined();
    expect(tap({ columns: ['9C 8D', '', '2H'] }, 'T1', 1)).toBe('T1x1>T2');
    expect(tap({ columns: ['9C 8D', '', 'TD'] }, 'T1', 2)).toBe('T1x2>T3');
  });

  it('takes the tail from the card, or the whole column where that tail may not move', () => {
    const piles = { columns: ['9C 8D 7S', 'TD', '9S', '8C'] };
    expect(tap(piles, 'T1', 2)).toBe('T1x2>T3');
    expect(tap(piles, 'T1', 2, { move: 'top-or-whole' })).toBe('T1x3>T2');
    expect(tap(piles, 'T1', 2, { move: 'whole' })).toBe('T1x3>T2');
    expect(tap(piles, 'T1', 3)).toBe('T1x3>T2');
  });

  it('on a top card takes the whole column where only that may move', () => {
    const piles = { columns: ['9C 8D 5S', 'TD', '6D'] };
    expect(tap(piles, 'T1', 1)).toBe('T1x1>T3');
    expect(tap(piles, 'T1', 1, { move: 'top-or-whole' })).toBe('T1x1>T3');
    expect(tap(piles, 'T1', 1, { move: 'whole' })).toBe('T1x3>T2');
    expect(tap({ columns: ['TC 9H', 'JD'] }, 'T1', 1, { move: 'whole' })).toBe('T1>F1');
  });

  it('never sends a tail to a foundation and never takes back', () => {
    expect(tap({ columns: ['9H 8S'] }, 'T1', 2)).toBeUndefined();
    expect(tap({ columns: ['9C'] }, 'F1')).toBeUndefined();
  });

  it('keeps to foundations where it is told to', () => {
    expect(tap({ waste: '9H' }, 'W', 1, {}, 'foundation')).toBe('W>F1');
    expect(tap({ waste: '5S', columns: ['6D'] }, 'W', 1, {}, 'foundation')).toBeUndefined();
    expect(tap({ columns: ['TC 9H', 'TS'] }, 'T1', 2, {}, 'foundation')).toBeUndefined();
  });

  it('does nothing on an empty pile, on one that is none, and in a won game', () => {
    expect(tap({}, 'W')).toBeUndefined();
    expect(tap({}, 'T4')).toBeUndefined();
    expect(tap({}, 'T9')).toBeUndefined();
    expect(tap({ columns: ['9C'] }, 'T1', 0)).toBeUndefined();
    expect(tap({ columns: ['9C'] }, 'T1', 2)).toBeUndefined();
    const { state, rules } = layOut({ base: '7H', foundations: '6H 6S 6D 6C' });
    expect(textOf(tapMove(state, rules, 'T1'))).toBeUndefined();
  });
});

const textsOf = (moves: readonly Move[] | undefined) => moves?.map(moveText).join(' ');

/** The position that moves lead to, each of them legal. */
function played({ state, rules }: Laid, moves: readonly Move[]): GameState {
  return moves.reduce((at, move) => {
    const step = play(at, rules, move);
    if (!step.ok) throw new Error(`${moveText(move)}: ${step.reason}`);
    return step.state;
  }, state);
}

describe('foundationPlays', () => {
  it('are those of every top card that fits, of the reserve, the waste and the columns', () => {
    const laid = layOut({
      base: '7H',
      foundations: '8H 7S',
      reserve: '2C 9H',
      waste: '3C 8S',
      columns: ['9C 8D', '7D', '9S', '7C'],
    });
    expect(textsOf(foundationPlays(laid.state, laid.rules))).toBe('R>F1 W>F2 T2>F3 T4>F4');
  });

  it('are none while the base is to be chosen, and in a won game', () => {
    const choosing = Game.fromCode('SE1-D3-AAAAAAA');
    expect(foundationPlays(choosing.state, choosing.rules)).toEqual([]);
    expect(autoplay(choosing.state, choosing.rules, 'on')).toEqual([]);
    const won = layOut({ base: '7H', foundations: '6H 6S 6D 6C' });
    expect(foundationPlays(won.state, won.rules)).toEqual([]);
  });
});

describe('autoplay', () => {
  const laid = (settings: Settings) =>
    layOut(
      { base: '7H', foundations: '8H 8S 8D', waste: '2C JH', columns: ['TH 9S', 'TC 9H', 'QS', '7C'], reserve: '3C' },
      settings,
    );

  it('that is on plays all that fits, one after another, and what the plays uncover', () => {
    const at = laid({ takeBack: false });
    const plays = autoplay(at.state, at.rules, 'on');
    expect(textsOf(plays)).toBe('T1>F2 T2>F1 T1>F1 W>F1 T4>F4');
    expect(foundationPlays(played(at, plays), at.rules)).toEqual([]);
  });

  it('that is safe keeps what may be needed', () => {
    const at = laid({ takeBack: false });
    // JH stays: the waste is drawn again by threes. 7C stays: sixes are to come.
    expect(textsOf(autoplay(at.state, at.rules, 'safe'))).toBe('T1>F2');
    const one = laid({ takeBack: false, draw: 1 });
    expect(textsOf(autoplay(one.state, one.rules, 'safe'))).toBe('T1>F2');
    const suit = laid({ takeBack: false, draw: 1, build: 'suit' });
    expect(textsOf(autoplay(suit.state, suit.rules, 'safe'))).toBe('T1>F2 T2>F1 T1>F1 W>F1');
  });

  it('is none where nothing fits', () => {
    const at = layOut({ base: '7H', foundations: '7H', columns: ['9C', '9D', '9S', '2C'] });
    expect(autoplay(at.state, at.rules, 'on')).toEqual([]);
  });
});

describe('what follows a move by itself', () => {
  const deck = buildDeck({ reserve: '2S 9H 8H', base: '7H', columns: '9C 2C 3C 4C', stock: '5C 6C TH' });
  const after = (game: Game, text: string, mode: AutoplayMode) => {
    const move = readMove(game.state, game.rules, text) as Move;
    return textsOf(autoplayAfter(game.state, game.rules, move, mode));
  };

  it('U11: is one action with it: one undo takes all of it off, one redo puts it back', () => {
    const game = Game.fromDeck(deck);
    const before = game.state;
    const move: Move = { type: 'draw' };
    const following = autoplayAfter(game.state, game.rules, move, 'on');
    expect(textsOf(following)).toBe('R>F1 R>F1 W>F1');
    expect(game.play(move, ...following).ok).toBe(true);
    const { state } = game;
    expect([game.actions.length, game.score]).toEqual([1, 15]);
    game.undo();
    expect([game.state, game.score]).toEqual([before, 0]);
    game.redo();
    expect([game.state, game.score]).toEqual([state, 15]);
    expect(game.toJSON().moves).toEqual(['D+R>F1+R>F1+W>F1']);
  });

  it('U08: is nothing after a take-back, so that the card stays down', () => {
    const game = playLine(Game.fromDeck(deck), 'R>F1');
    expect(after(game, 'F1>T1', 'on')).toBe('');
    expect(after(game, 'F1>T1', 'safe')).toBe('');
    playLine(game, 'F1>T1');
    expect(after(game, 'D', 'on')).toBe('T1>F1 R>F1 W>F1');
  });

  it('is nothing after a move that is refused', () => {
    const game = Game.fromDeck(deck);
    expect(after(game, 'W>F1', 'on')).toBe('');
    expect(after(game, 'D', 'safe')).toBe('');
  });
});

describe('autofinish', () => {
  const finish = (piles: Partial<LaidPiles>, settings: Settings = {}) => {
    const laid = layOut({ base: '7H', ...piles }, settings);
    const line = autofinishLine(laid.state, laid.rules);
    if (line) expect(isWon(played(laid, line), laid.rules)).toBe(true);
    return textsOf(line);
  };

  it('A01 C02: is there with reserve, stock and waste empty, columns empty or short, whatever the runs', () => {
    const columns = ['6C 5H', '', '6D 5S', '6S 5D', '6H 5C'];
    expect(finish({ foundations: '4H 4S 4D 4C', columns }, { columns: 5 })).toBe(
      'T1>F1 T3>F2 T4>F3 T3>F3 T4>F2 T5>F4 T1>F4 T5>F1',
    );
    expect(finish({ foundations: '4H 5S 4D 5C', columns: ['6C 5H', '', '6S 5D', '6H'], waste: '6D' })).toBe(
      'T1>F1 T1>F4 T3>F3 W>F3 T3>F2 T4>F1',
    );
    expect(finish({ foundations: '6H 6S 6D 5C', columns: ['', '', '6C'] })).toBe('T3>F4');
    expect(finish({ foundations: '4H 6S 6D 6C', columns: ['6H 5H'] }, { build: 'suit' })).toBe('T1>F1 T1>F1');
  });

  it('A02: is not there when the run stops before the last card', () => {
    // Sixes lie on the sevens that their foundations begin with.
    const columns = ['7S 6H', '7H 6S', 'KH QS JH TS 9H 8S', 'KS QH JS TH 9S 8H'];
    const waste = 'AS AH 2S 2H 3S 3H 4S 4H 5S 5H';
    expect(finish({ base: '7D', foundations: '6D 6C', columns, waste })).toBeUndefined();
    expect(finish({ base: '7D', foundations: '6D 5C', columns, waste: `${waste} 6C` })).toBeUndefined();
  });

  it('is not there in a won game and while a base is to be chosen', () => {
    expect(finish({ foundations: '6H 6S 6D 6C' })).toBeUndefined();
    const choosing = Game.fromCode('SE1-D3-AAAAAAA');
    expect(autofinishLine(choosing.state, choosing.rules)).toBeUndefined();
  });

  it('draws where only that is left, as long as each pass brings a card up', () => {
    const foundations = '3H 6S 6D 6C';
    expect(finish({ foundations, stock: '6H 5H 4H' }, { draw: 1 })).toBe('D D D W>F1 W>F1 W>F1');
    expect(finish({ foundations, stock: '4H 5H 6H' }, { draw: 1 })).toBe('D W>F1 D W>F1 D W>F1');
    expect(finish({ foundations, stock: '6H 5H 4H' }, { draw: 3 })).toBe('D W>F1 W>F1 W>F1');
    expect(finish({ foundations, stock: '4H 6H 5H' }, { draw: 1 })).toBe('D W>F1 D D W>F1 W>F1');
    expect(finish({ foundations, stock: '5H 4H 6H' }, { draw: 1 })).toBe('D D W>F1 W>F1 D W>F1');
    expect(finish({ foundations: '3H 6S 6D 5C', stock: '5H 6C 4H 6H' }, { draw: 2 })).toBe(
      'D W>F4 D D D W>F1 W>F1 D W>F1',
    );
  });

  it('plays from the reserve, but does not draw while it lasts', () => {
    const foundations = '3H 6S 6D 6C';
    expect(finish({ foundations, reserve: '6H 5H', waste: '4H' })).toBe('W>F1 R>F1 R>F1');
    expect(finish({ foundations, reserve: '6H', stock: '4H 5H' }, { draw: 1 })).toBeUndefined();
  });

  it('ends where a pass brings nothing, or no redeal is left', () => {
    expect(finish({ foundations: '4H 6S 6D 6C', stock: '5H 6H' }, { draw: 2 })).toBeUndefined();
    expect(finish({ foundations: '4H 6S 6D 6C', stock: '6H 5H' }, { draw: 1, redeals: 0 })).toBe('D D W>F1 W>F1');
    const stock = '5H 6H 4H';
    expect(finish({ foundations: '3H 6S 6D 6C', stock }, { draw: 1, redeals: 0 })).toBeUndefined();
    expect(finish({ foundations: '3H 6S 6D 6C', stock }, { draw: 1, redeals: 1 })).toBe('D D D W>F1 D D W>F1 D W>F1');
  });

  it('waits for a pass that draws fewer', () => {
    const piles = { foundations: '4H 6S 6D 6C', stock: '5H 6H' };
    expect(finish(piles, { variant: 'rush' })).toBe('D D D D D W>F1 D W>F1');
    expect(finish(piles, { draw: [2, 2, 2] })).toBeUndefined();
  });

  it('is one action of the history', () => {
    const game = Game.fromCode(knownDeal.code);
    playLine(game, knownDeal.line.split(' ').slice(0, -12).join(' '));
    const line = autofinishLine(game.state, game.rules) ?? [];
    const { cursor, state } = game;
    expect(game.play(...line).ok).toBe(true);
    expect([game.won, game.cursor, game.score]).toEqual([true, cursor + 1, 255]);
    game.undo();
    expect([game.won, game.state]).toEqual([false, state]);
  });

  it('wins wherever it is there, and is there before the last moves of every game won', () => {
    for (const { deck, variant, draw, moves } of wonGames) {
      const game = Game.fromDeck(deck.split(' '), { variant, draw });
      let first: number | undefined;
      const texts = moves.split(' ');
      texts.forEach((text, index) => {
        const line = autofinishLine(game.state, game.rules);
        if (line) expect(isWon(played(game, line), game.rules)).toBe(true);
        if (line) first ??= index;
        playLine(game, text);
      });
      expect(autofinishLine(game.state, game.rules)).toBeUndefined();
      expect(first).toBeLessThan(texts.length - 1);
    }
  });

  it('plays no game from the deal, and ends its search whatever the rules', () => {
    const rules: Settings[] = [
      {},
      { draw: 1 },
      { draw: [3, 2, 1] },
      { redeals: 3 },
      { variant: 'rush' },
      { variant: 'casino' },
    ];
    for (const settings of rules) {
      for (let seed = 0; seed < 20; seed++) {
        const game = Game.random(settings, () => seed / 20);
        expect(autofinishLine(game.state, game.rules)).toBeUndefined();
      }
    }
  });
});

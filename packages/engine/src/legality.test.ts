import { describe, expect, it } from 'vitest';
import golden from './cases/legal-moves.json' with { type: 'json' };
import { cardsText, cardText, type Rank, rankLetters } from './card.js';
import { buildsOn, isMovable, isWon, pileOf, refusalOf, wantedCard } from './legality.js';
import { destinations, legalMoves, readMove } from './legal-moves.js';
import { type Move, moveText, type SourceId, type TargetId } from './move.js';
import { play } from './play.js';
import { valueOf } from './problem.js';
import { resolveRules, type Rules, type Settings, variantNames, variantRules } from './rules.js';
import { cardsOf, type Laid, layOut } from './testing.js';

const card = (text: string) => cardsOf(text)[0]!;

/** A legal move's text, with the reserve's card where it fills the column left empty. */
function moveLine({ state, rules }: Laid, move: Move): string {
  const step = play(state, rules, move);
  const fill = step.ok ? step.changes.find((change) => change.type === 'refilled') : undefined;
  return moveText(move) + (fill ? `+${cardText(fill.card)}` : '');
}

const movesOf = (laid: Laid): string =>
  legalMoves(laid.state, laid.rules)
    .map((move) => moveLine(laid, move))
    .sort()
    .join(' ');

function refusal({ state, rules }: Laid, text: string) {
  const move = readMove(state, rules, text);
  return typeof move === 'string' ? move : refusalOf(state, rules, move);
}

const build = ({ build, wraps, ranks = 13 }: Settings): Rules =>
  valueOf(resolveRules({ ...(build && { build }), ...(wraps && { wraps }), ranks, reserve: 3 }));

/** Which cards may be built on a card, as texts. */
const builtOn = (rules: Rules, onto: string, base: string): string => {
  const baseRank = rankLetters.indexOf(base) as Rank;
  const cards = Array.from({ length: 52 }, (_, any) => any).filter((any) => any % 13 < rules.ranks);
  return cardsText(cards.filter((any) => buildsOn(rules, baseRank, any, card(onto))));
};

describe('building on a column', () => {
  it('goes down by one rank in alternating colour, in one suit, or in any', () => {
    expect(builtOn(build({}), '9H', '7')).toBe('8S 8C');
    expect(builtOn(build({ build: 'suit' }), '9H', '7')).toBe('8H');
    expect(builtOn(build({ build: 'any' }), '9H', '7')).toBe('8S 8H 8D 8C');
  });

  it('R01: goes in the full circle: a king on an ace, and the base rank is no exception', () => {
    expect(builtOn(build({}), 'AS', '7')).toBe('KH KD');
    expect(builtOn(build({}), 'AD', '7')).toBe('KS KC');
    expect(builtOn(build({}), '7S', '7')).toBe('6H 6D');
    expect(builtOn(build({}), 'AS', 'A')).toBe('KH KD');
  });

  it.each(variantNames)('C05: of %s has a king on an ace', (variant) => {
    const rules = variantRules(variant);
    const right = { alternate: 'KH KD', suit: 'KS', any: 'KS KH KD KC' }[rules.build];
    expect(builtOn(rules, 'AS', '7')).toBe(right);
  });

  it.each([
    ['circle', 'A', '7', 'KH KD'],
    ['circle', 'A', 'A', 'KH KD'],
    ['circle', '7', '7', '6H 6D'],
    ['stop-at-base', 'A', '7', 'KH KD'],
    ['stop-at-base', 'A', 'A', ''],
    ['stop-at-base', '7', '7', ''],
    ['stop-at-base', '8', '7', '7H 7D'],
    ['none', 'A', '7', ''],
    ['none', 'A', 'A', ''],
    ['none', '7', '7', '6H 6D'],
    ['none', '2', 'A', 'AH AD'],
  ] as const)('with wraps %s takes on %sS, the base being %s: %s', (wraps, onto, base, right) => {
    expect(builtOn(build({ wraps }), `${onto}S`, base)).toBe(right);
  });

  it('closes the circle at the highest rank of a smaller deck', () => {
    expect(builtOn(build({ ranks: 5 }), 'AS', '3')).toBe('5H 5D');
    expect(builtOn(build({ ranks: 5, wraps: 'none' }), 'AS', '3')).toBe('');
  });
});

describe('a foundation', () => {
  it('R10 R01: takes the next rank of its suit alone, from the king to the ace, until it is full', () => {
    const wanted = (base: string, top: string) => {
      const { state, rules } = layOut({ base, foundations: top });
      const next = wantedCard(state, rules, 0);
      return next === undefined ? undefined : cardText(next);
    };
    expect(wanted('7H', '7H')).toBe('8H');
    expect(wanted('7H', 'KH')).toBe('AH');
    expect(wanted('7H', 'AH')).toBe('2H');
    expect(wanted('7H', '6H')).toBeUndefined();
    expect(wanted('AS', 'KS')).toBeUndefined();
    expect(wanted('7H', '')).toBe('7H');
  });

  it.each([
    ['8H', undefined],
    ['9H', 'not-accepted'],
    ['6H', 'not-accepted'],
    ['8D', 'not-accepted'],
    ['7D', 'not-accepted'],
  ])('at 7H and a waste with %s on top: %s', (top, reason) => {
    const laid = layOut({ base: '7H', foundations: '7H', waste: top });
    expect(refusal(laid, 'W>F1')).toBe(reason);
  });

  it('takes single cards only', () => {
    const laid = layOut({ base: '7H', foundations: '7H', columns: ['9C 8H', '8S'] });
    expect(refusal(laid, 'T1x1>F1')).toBeUndefined();
    expect(refusal(laid, 'T1x2>F1')).toBe('not-movable');
    expect(refusal({ ...laid, rules: { ...laid.rules, move: 'whole' } }, 'T1>F1')).toBeUndefined();
  });

  it.each([...rankLetters])('waits, empty and the base rank being %s, for that rank of its suit', (rank) => {
    const { state, rules } = layOut({ base: `${rank}D`, foundations: `${rank}D` });
    const waiting = [1, 2, 3].map((index) => cardText(wantedCard(state, rules, index) ?? -1));
    expect(waiting).toEqual([`${rank}S`, `${rank}H`, `${rank}C`]);
  });

  it('that is none waits for nothing', () => {
    const { state, rules } = layOut({ base: '7H' });
    expect([wantedCard(state, rules, 4), wantedCard(state, rules, -1), wantedCard(state, rules, 0.5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('taking back', () => {
  const taken = (settings: Settings = {}) =>
    layOut({ base: '7H', foundations: '8H 7S', columns: ['9C', '8D', 'KS', 'QD'] }, settings);

  it('is for the top card of a foundation, to a column that accepts it', () => {
    const laid = taken();
    expect(destinations(laid.state, laid.rules, 'F1', 1)).toEqual(['T1']);
    expect(refusal(laid, 'F1>T2')).toBe('not-accepted');
    expect(refusal(laid, 'F2>T2')).toBeUndefined();
    expect(refusalOf(laid.state, laid.rules, { type: 'move', from: 'F1', to: 'T1', count: 2 })).toBe('not-movable');
    expect(refusal(taken({ takeBack: false }), 'F1>T1')).toBe('no-take-back');
  });

  it('S01: of a base card leaves a foundation that waits for it, and nothing else changes', () => {
    const laid = taken();
    const step = play(laid.state, laid.rules, readMove(laid.state, laid.rules, 'F2>T2') as Move);
    if (!step.ok) throw new Error(step.reason);
    expect(step.state).toEqual({
      ...laid.state,
      foundations: [laid.state.foundations[0], [], [], []],
      tableau: [cardsOf('9C'), cardsOf('8D 7S'), cardsOf('KS'), cardsOf('QD')],
    });
    expect(wantedCard(step.state, laid.rules, 1)).toBe(card('7S'));
    expect(refusal({ ...laid, state: step.state }, 'T2>F2')).toBeUndefined();
    expect(refusal({ ...laid, state: step.state }, 'F2>T2')).toBe('no-card');
  });

  it('never ends on a foundation, its own or another, empty or not', () => {
    const laid = taken();
    for (const from of ['F1', 'F2', 'F3']) {
      for (const to of ['F1', 'F2', 'F3', 'F4']) expect(refusal(laid, `${from}>${to}`)).toBe('same-place');
    }
  });
});

describe('a column', () => {
  it.each([
    ['tail', [true, true, true]],
    ['top-or-whole', [true, false, true]],
    ['whole', [false, false, true]],
  ] as const)('R16 R17: with move %s lets go of 1, 2 and 3 of its 3 cards: %j', (move, right) => {
    const rules = valueOf(resolveRules({ move }));
    const column = cardsOf('9C 8H 7S');
    expect([1, 2, 3].map((count) => isMovable(rules, column, count))).toEqual(right);
  });

  it('goes whole to an empty column: legal, if useless', () => {
    const laid = layOut({ base: '7H', columns: ['9C 8H', '', 'KS', 'QC'] });
    expect(refusal(laid, 'T1x2>T2')).toBeUndefined();
    expect(movesOf(laid)).toContain('T1x2>T2');
  });

  it('grows past thirteen cards and past twenty-six, and still moves as a whole', () => {
    // KS QH JS … AS, KH QS JH … AH, KC QD … AC, and the king of diamonds to come.
    const turn = (suits: string) => [...rankLetters].reverse().map((rank, index) => rank + suits.charAt(index % 2));
    const column = [...turn('SH'), ...turn('HS'), ...turn('CD')];
    const laid = layOut({ base: '7D', columns: [column.join(' ')], waste: 'KD' });
    expect(laid.state.tableau[0]).toHaveLength(39);
    expect(refusal(laid, 'W>T1')).toBeUndefined();
    expect(refusal(laid, 'T1x39>T2')).toBeUndefined();
  });
});

describe('an empty column', () => {
  const empty = (settings: Settings, reserve: string) =>
    layOut({ base: '7H', foundations: '8H', reserve, waste: 'QC', columns: ['9C 8D', '', 'KS', '2C'] }, settings);

  it('C04: is filled by the reserve at once while there is one, else stays empty and leaves the waste alone', () => {
    const laid = (reserve: string) =>
      layOut({ base: '7H', reserve, waste: '3D QC', columns: ['9C', '8D', '5S', '2C'] });
    const after = (reserve: string) => {
      const { state, rules } = laid(reserve);
      const step = play(state, rules, { type: 'move', from: 'T2', to: 'T1', count: 1 });
      return step.ok ? step : undefined;
    };
    expect(after('4H 6S')?.state.tableau[1]).toEqual(cardsOf('6S'));
    expect(after('4H 6S')?.state.reserve).toEqual(cardsOf('4H'));
    expect(after('')?.state.tableau[1]).toEqual([]);
    expect(after('')?.state.waste).toEqual(cardsOf('3D QC'));
    expect(after('')?.changes).toEqual([{ type: 'moved', cards: cardsOf('8D'), from: 'T2', to: 'T1' }]);
  });

  it('is filled by the reserve after a play to a foundation, too', () => {
    const { state, rules } = layOut({
      base: '7H',
      foundations: '7H',
      reserve: '6S',
      columns: ['8H', '8D', '5S', '2C'],
    });
    const step = play(state, rules, { type: 'move', from: 'T1', to: 'F1', count: 1 });
    expect(step.ok && step.state.tableau[0]).toEqual(cardsOf('6S'));
  });

  it('is left to the player where the rules say so', () => {
    const { state, rules } = layOut(
      { base: '7H', reserve: '6S', columns: ['9C', '8D', '5S', '2C'] },
      { fill: 'player' },
    );
    const step = play(state, rules, { type: 'move', from: 'T2', to: 'T1', count: 1 });
    expect(step.ok && [step.state.tableau[1], step.state.reserve]).toEqual([[], cardsOf('6S')]);
  });

  it('takes, once the reserve is gone, any card and any tail, or the waste’s top alone', () => {
    const into = (settings: Settings, reserve = '') =>
      movesOf(empty(settings, reserve))
        .split(' ')
        .filter((text) => text.endsWith('>T2'))
        .join(' ');
    expect(into({})).toBe('F1>T2 T1x1>T2 T1x2>T2 T3x1>T2 T4x1>T2 W>T2');
    expect(into({ afterReserve: 'waste' })).toBe('W>T2');
    expect(into({ afterReserve: 'any', move: 'whole' })).toBe('F1>T2 T1x2>T2 T3x1>T2 T4x1>T2 W>T2');
    expect(into({ afterReserve: 'waste', fill: 'player' }, '6S')).toBe(
      'F1>T2 R>T2 T1x1>T2 T1x2>T2 T3x1>T2 T4x1>T2 W>T2',
    );
  });
});

describe('reserve, waste and stock', () => {
  it('give their top card only, and nothing is put on them', () => {
    const laid = layOut({ base: '7H', foundations: '7H', reserve: '8H 3C', waste: '9H' });
    expect(refusal(laid, 'R>F1')).toBe('not-accepted');
    for (const to of ['R', 'W', 'S', 'C'] as unknown as TargetId[]) {
      for (const from of ['R', 'W', 'F1', 'T1', 'S', 'C'] as unknown as SourceId[]) {
        expect(refusalOf(laid.state, laid.rules, { type: 'move', from, to, count: 1 })).toBe('no-pile');
      }
    }
    expect(refusalOf(laid.state, laid.rules, { type: 'move', from: 'R', to: 'T1', count: 2 })).toBe('not-movable');
  });

  const drawn = (laid: Laid, times: number): Laid & { readonly refused?: string } => {
    let { state } = laid;
    for (let i = 0; i < times; i++) {
      const step = play(state, laid.rules, { type: 'draw' });
      if (!step.ok) return { ...laid, state, refused: step.reason };
      state = step.state;
    }
    return { ...laid, state };
  };

  const five = { base: '7H', foundations: '6H 6S 6D 2C', stock: '3C 4C 5C 6C' };

  it('turn one by one: three, then what is left, the last drawn on top', () => {
    const laid = layOut(five);
    expect(cardsText(drawn(laid, 1).state.waste)).toBe('3C 4C 5C');
    expect(cardsText(drawn(laid, 2).state.waste)).toBe('3C 4C 5C 6C');
    expect(drawn(laid, 2).state.stock).toEqual([]);
  });

  it('turn the waste over as it lies, and the next pass is the same', () => {
    const laid = layOut(five);
    const over = drawn(laid, 3);
    expect(over.state).toEqual({ ...laid.state, pass: 2 });
    expect(drawn(laid, 4).state.waste).toEqual(drawn(laid, 1).state.waste);
    expect(drawn(laid, 100).refused).toBeUndefined();
  });

  it('have nothing to give when both are empty', () => {
    const laid = layOut({ base: '7H', foundations: '6H 6S 6D 5C', columns: ['6C'] });
    expect(drawn(laid, 1)).toMatchObject({ refused: 'nothing-to-draw', state: laid.state });
    expect(movesOf(laid)).not.toContain('D');
  });

  it('follow a list of draws pass by pass, and stop where no redeal is left', () => {
    const laid = layOut({ ...five, foundations: '6H 6S 6D', stock: '7C 8C 9C TC JC QC' }, { variant: 'rush' });
    const wastes = [1, 2, 3, 4, 5, 6].map((times) => drawn(laid, times).state.waste.length);
    expect(laid.state.stock).toHaveLength(13);
    expect(wastes).toEqual([3, 6, 9, 12, 13, 0]);
    expect(drawn(laid, 7).state.waste).toHaveLength(2);
    const lastPass = 6 + 7 + 1;
    expect(drawn(laid, lastPass).state).toMatchObject({ waste: [], pass: 3 });
    expect(drawn(laid, lastPass + 1).state.waste).toHaveLength(1);
    expect(drawn(laid, 100)).toMatchObject({ refused: 'no-redeal', state: { stock: [], pass: 3 } });
  });

  it('are not turned over at all with no redeals', () => {
    const laid = layOut(five, { variant: 'casino' });
    expect(drawn(laid, 5)).toMatchObject({ refused: 'no-redeal', state: { pass: 1, stock: [] } });
    expect(drawn(laid, 5).state.waste).toHaveLength(4);
  });
});

describe('choosing the base', () => {
  const choosing = (): Laid => {
    const laid = layOut({ base: '7H' }, { variant: 'selective' });
    const choice = cardsOf('9C TD 7H 3S KS');
    const stock = laid.state.stock.filter((any) => !choice.includes(any));
    return { ...laid, state: { ...laid.state, base: null, suits: [0, 1, 2, 3], choice, stock } };
  };

  it('comes before anything else', () => {
    const laid = choosing();
    expect(movesOf(laid)).toBe('B1 B2 B3 B4 B5');
    for (const text of ['D', 'W>T1', 'T1>T2', 'R>F1']) expect(refusal(laid, text)).toBe('choose-base');
    expect(refusal(laid, 'B6')).toBe('no-choice');
    expect(refusalOf(laid.state, laid.rules, { type: 'base', index: 0 })).toBe('no-choice');
    expect(wantedCard(laid.state, laid.rules, 0)).toBeUndefined();
  });

  it('lays the chosen card as base, the others as columns in their order', () => {
    const { state, rules } = choosing();
    const step = play(state, rules, { type: 'base', index: 3 });
    if (!step.ok) throw new Error(step.reason);
    expect(step.state.foundations).toEqual([cardsOf('7H'), [], [], []]);
    expect(step.state.tableau).toEqual(['9C', 'TD', '3S', 'KS'].map(cardsOf));
    expect(step.state).toMatchObject({ base: 6, suits: [1, 0, 2, 3] });
    expect(step.state).not.toHaveProperty('choice');
    expect(step.changes).toEqual([
      { type: 'moved', cards: cardsOf('7H'), from: 'C', to: 'F1' },
      ...['9C', 'TD', '3S', 'KS'].map((text, index) => ({
        type: 'moved',
        cards: cardsOf(text),
        from: 'C',
        to: `T${index + 1}`,
      })),
    ]);
    expect(refusalOf(step.state, rules, { type: 'base', index: 1 })).toBe('no-choice');
  });
});

describe('a win', () => {
  it('is when all foundations are full, and leaves no move', () => {
    const laid = layOut({ base: '7H', foundations: '6H 6S 6D 5C', columns: ['', '6C'] });
    expect(isWon(laid.state, laid.rules)).toBe(false);
    const step = play(laid.state, laid.rules, { type: 'move', from: 'T2', to: 'F4', count: 1 });
    if (!step.ok) throw new Error(step.reason);
    expect(isWon(step.state, laid.rules)).toBe(true);
    expect(legalMoves(step.state, laid.rules)).toEqual([]);
    expect(refusal({ ...laid, state: step.state }, 'F1>T1')).toBe('won');
  });
});

describe('piles', () => {
  it('are those of the game', () => {
    const { state } = layOut({ base: '7H', foundations: '7H', reserve: '3C', waste: '4C', columns: ['5C'] });
    expect(['R', 'W', 'F1', 'T1'].map((pile) => cardsText(pileOf(state, pile as SourceId) ?? []))).toEqual([
      '3C',
      '4C',
      '7H',
      '5C',
    ]);
    const none = ['S', 'C', 'T5', 'F5', 'T0', 'T', 'T01', 'T1.0', 'T-1', 'F1e0', 'Tlength', 'X1', ''];
    expect(none.map((pile) => pileOf(state, pile as SourceId))).toEqual(none.map(() => undefined));
  });
});

/** One rich position: what is in reserve and columns depends on the settings only as far as it must to be reachable. */
function rich(name: string): Laid {
  const [where = '', what = ''] = name.split(': ');
  const [kind = '', move, fill, afterReserve] = what.replace('fill=', '').replace('afterReserve=', '').split(' ');
  const piles = {
    alternate: { columns: ['KH QS JD', 'TC', '5D 4S'], waste: '2C 3D', fourth: 'KD' },
    suit: { columns: ['KH QH JH', 'TH', '5S 4S'], waste: '2C 3S', fourth: 'JC' },
    any: { columns: ['KH QS JS', 'TC', '5D 4D'], waste: '2C 3C', fourth: 'KD' },
  }[kind as Rules['build']];
  const reserve = where === 'reserve' ? 'AC 9S' : '';
  const fourth = reserve !== '' && fill === 'reserve' ? piles.fourth : '';
  const columns = [...piles.columns, fourth];
  const settings = { build: kind, move, fill, afterReserve } as Settings;
  return layOut({ base: '7H', foundations: '9H 8S', reserve, waste: piles.waste, columns }, settings);
}

describe('the legal moves of one rich position', () => {
  it.each(Object.entries(golden))('%s', (name, moves) => {
    expect(movesOf(rich(name))).toBe(moves);
  });

  it('R17: are listed under each setting of build, move, fill and afterReserve, with a reserve and without', () => {
    expect(Object.keys(golden)).toHaveLength(2 * 3 * 3 * 2 * 2);
  });
});

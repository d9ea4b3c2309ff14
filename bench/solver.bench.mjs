import { readFileSync } from 'node:fs';
import { Game, formatDealCode, variantDraws, variantNames } from '@canfield-game/engine';
import { createSearch } from '@canfield-game/engine/solver';

/**
 * 400 fixed codes a row: how soon they are decided, and that the verdicts are those checked in beside this file. The budget is in
 * positions, so that verdicts do not depend on the machine.
 */
const deals = 400;
const budgetOf = { canfield: 2_000_000, others: 20_000 };

/** @type {Record<string, Record<string, number>>} */
const known = JSON.parse(readFileSync(new URL('solver-verdicts.json', import.meta.url), 'utf8'));

/** The rule of solvers published before: nothing is built on a card of the base rank, no card is taken back. */
const published = { wraps: 'stop-at-base', takeBack: false };
const rows = [
  ...[published, { takeBack: false }, {}].flatMap((settings) =>
    [3, 1].map((draw) => ({ variant: 'canfield', draw, settings })),
  ),
  ...variantNames
    .filter((variant) => variant !== 'canfield')
    .flatMap((variant) => variantDraws(variant).map((draw) => ({ variant, draw, settings: {} }))),
];

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const wished = process.env.SOLVER_ROWS;
  return rows.filter((row) => wished === undefined || nameOf(row).includes(wished)).flatMap(measure);
}

/** @param {{ variant: string, draw: number, settings: object }} row */
function nameOf({ variant, draw, settings }) {
  const more = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  return [`${variant}, draw ${draw}`, ...more].join(', ');
}

/** @param {any} row */
function measure(row) {
  const times = [];
  /** @type {Record<string, number>} */
  const verdicts = { winnable: 0, lost: 0, unknown: 0 };
  let states = 0;
  let spent = 0;
  let bytes = 0;
  for (let seed = 0; seed < deals; seed++) {
    const game = Game.fromCode(formatDealCode({ variant: row.variant, draw: row.draw, seed }), row.settings);
    const start = performance.now();
    const search = createSearch(game.state, game.rules);
    const verdict = search.run(row.variant === 'canfield' ? budgetOf.canfield : budgetOf.others);
    const taken = performance.now() - start;
    spent += taken;
    times.push(verdict === 'unknown' ? Infinity : taken);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    states += search.states;
    bytes = Math.max(bytes, search.bytes);
  }
  return table(nameOf(row), times, verdicts, states / spent, bytes);
}

/**
 * @param {string} name
 * @param {number[]} times
 * @param {Record<string, number>} verdicts
 * @param {number} pace
 * @param {number} bytes
 */
function table(name, times, verdicts, pace, bytes) {
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.min(deals - 1, Math.floor(share * deals))] ?? 0;
  const within = (/** @type {number} */ limit) => (100 * times.filter((time) => time <= limit).length) / deals;
  const total = times.filter(Number.isFinite).reduce((sum, time) => sum + time, 0);
  const row = (/** @type {string} */ what, /** @type {number} */ value, /** @type {string} */ unit) => ({
    what: `${name}: ${what}`,
    value,
    unit,
  });
  const expected = known[name];
  const same =
    expected !== undefined && Object.keys(verdicts).every((verdict) => verdicts[verdict] === expected[verdict]);
  if (!same) console.error(`${name}: verdicts ${JSON.stringify(verdicts)}, checked in ${JSON.stringify(expected)}.`);
  return [
    row('winnable', verdicts.winnable ?? 0, 'deals'),
    row('lost', verdicts.lost ?? 0, 'deals'),
    row('undecided', verdicts.unknown ?? 0, 'deals'),
    row('as checked in', same ? 1 : 0, ''),
    row('within 0.1 s', within(100), '%'),
    row('within 1 s', within(1000), '%'),
    row('within 10 s', within(10_000), '%'),
    row('median', at(0.5), 'ms'),
    row('95 %', at(0.95), 'ms'),
    row('99 %', at(0.99), 'ms'),
    row('decided deals together', total / 1000, 's'),
    row('pace', pace, 'positions a ms'),
    row('most memory', bytes / 2 ** 20, 'MB'),
  ];
}

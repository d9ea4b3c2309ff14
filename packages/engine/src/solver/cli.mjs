#!/usr/bin/env node
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { formatDealCode, Game, moveText, variantDraws, variantNames } from '../../dist/index.js';
import { createSearch, solve } from '../../dist/solver/index.js';

const usage = `Usage:
  solve CODE [--rules JSON] [--states N] [--seconds N]
    The verdict of a deal, and the moves of a win.
  survey [--variant canfield] [--draw 3] [--rules JSON] [--from 0] [--count 1000] [--states 1000000] [--jobs 1] [--out FILE]
    One JSON line a deal. With --out the lines are added to a file, and deals that are in it already are left out, so a
    survey that was stopped goes on. Ranges are independent: any jobs on any machines can share the work.`;

const options = /** @type {const} */ ({
  rules: { type: 'string', default: '{}' },
  states: { type: 'string' },
  seconds: { type: 'string' },
  variant: { type: 'string', default: 'canfield' },
  draw: { type: 'string' },
  from: { type: 'string', default: '0' },
  count: { type: 'string', default: '1000' },
  jobs: { type: 'string', default: '1' },
  out: { type: 'string' },
});

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} name @param {string | undefined} text @param {number} least */
function number(name, text, least) {
  const value = Number(text);
  return Number.isInteger(value) && value >= least ? value : stop(`--${name} must be a whole number from ${least}.`);
}

/** @param {string | undefined} code @param {any} values */
async function solveOne(code, values) {
  if (!code) stop(usage);
  const game = Game.fromCode(code, JSON.parse(values.rules));
  const answer = await solve(game.state, game.rules, {
    ...(values.states === undefined ? {} : { states: number('states', values.states, 1) }),
    ...(values.seconds === undefined ? {} : { milliseconds: 1000 * number('seconds', values.seconds, 1) }),
  });
  console.log(`${game.code}: ${answer.verdict}, ${answer.states} positions, ${answer.milliseconds.toFixed(1)} ms`);
  if (answer.line) console.log(answer.line.map(moveText).join(' '));
}

/** @param {string} code @param {object} rules @param {number} states */
function surveyOne(code, rules, states) {
  const game = Game.fromCode(code, rules);
  const start = performance.now();
  const search = createSearch(game.state, game.rules);
  const verdict = search.run(states);
  const milliseconds = Math.round(100 * (performance.now() - start)) / 100;
  return { code, verdict, states: search.states, milliseconds };
}

/** @param {any} values */
async function survey(values) {
  const variant =
    variantNames.find((name) => name === values.variant) ?? stop(`No variant is named "${values.variant}".`);
  const draw = values.draw === undefined ? (variantDraws(variant)[0] ?? 3) : number('draw', values.draw, 1);
  const from = number('from', values.from, 0);
  const count = number('count', values.count, 1);
  const codes = Array.from({ length: count }, (_, index) => formatDealCode({ variant, draw, seed: from + index }));
  const known = new Set(
    values.out && existsSync(values.out) ? readFileSync(values.out, 'utf8').match(/(?<="code":")[^"]+/g) : [],
  );
  const waiting = codes.filter((code) => !known.has(code)).reverse();
  const jobs = Math.min(number('jobs', values.jobs, 1), Math.max(1, waiting.length));
  const work = { rules: JSON.parse(values.rules), states: number('states', values.states ?? '1000000', 1) };
  /** @type {Record<string, number>} */
  const counts = { winnable: 0, lost: 0, unknown: 0 };
  let done = 0;
  let told = Date.now();
  /** @param {{ verdict: string }} line */
  const note = (line) => {
    if (values.out) appendFileSync(values.out, `${JSON.stringify(line)}\n`);
    else console.log(JSON.stringify(line));
    counts[line.verdict] = (counts[line.verdict] ?? 0) + 1;
    done++;
    if (Date.now() - told < 2000) return;
    told = Date.now();
    console.error(`${done + known.size} of ${count}: ${JSON.stringify(counts)}`);
  };
  await Promise.all(Array.from({ length: jobs }, () => runJob(waiting, work, note)));
  console.error(`${done} done, ${count - done} known before: ${JSON.stringify(counts)}`);
}

/** @param {string[]} waiting @param {object} work @param {(line: any) => void} note */
function runJob(waiting, work, note) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    const next = () => {
      const code = waiting.pop();
      if (code === undefined) void worker.terminate().then(resolve);
      else worker.postMessage(code);
    };
    worker.on('message', (line) => {
      note(line);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

async function main() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [command, code] = positionals;
    if (command === 'solve') await solveOne(code, values);
    else if (command === 'survey') await survey(values);
    else stop(usage);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

if (isMainThread) await main();
else parentPort?.on('message', (code) => parentPort?.postMessage(surveyOne(code, workerData.rules, workerData.states)));

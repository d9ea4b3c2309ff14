#!/usr/bin/env node
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { formatDealCode, Game, moveText, variantDraws, variantNames } from '../../dist/index.js';
import { createSearch, solve } from '../../dist/solver/index.js';

/**
 * @typedef {import('../../dist/index.js').VariantName} VariantName
 * @typedef {{ code: string, rules: object, states: number }} Task one deal to decide, within so many positions
 * @typedef {{ code: string, verdict: 'winnable' | 'lost' | 'unknown', states: number, milliseconds: number }} Result
 */

const usage = `Usage:
  solve CODE [--rules JSON] [--states N] [--seconds N]
    The verdict of a deal, and the moves of a win.
  survey [--variant canfield] [--draw 3] [--rules JSON] [--from 0] [--count 1000] [--states 1000000] [--jobs 1] [--out FILE]
    One JSON line a deal. With --out the lines are added to a file, and deals that are in it already are left out, so a
    survey that was stopped goes on. Ranges are independent: any jobs on any machines can share the work.
  verify [--variant NAME] [--jobs 1] [--out FILE]
    Decides the first 2,000 codes of every variant, or of one, again and compares with the verdicts in surveys.json.
    --out as above; begin a new file when the solver has changed.`;

const options = /** @type {const} */ ({
  rules: { type: 'string', default: '{}' },
  states: { type: 'string' },
  seconds: { type: 'string' },
  variant: { type: 'string' },
  draw: { type: 'string' },
  from: { type: 'string', default: '0' },
  count: { type: 'string', default: '1000' },
  jobs: { type: 'string', default: '1' },
  out: { type: 'string' },
});

/** @typedef {ReturnType<typeof parseArgs<{ options: typeof options }>>['values']} Values */

const tellEvery = 2000;

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

/** @param {string} name */
const variantOf = (name) => variantNames.find((variant) => variant === name) ?? stop(`No variant is named "${name}".`);

/** @param {VariantName} variant */
const ownDraw = (variant) => variantDraws(variant)[0] ?? 3;

/** @param {string | undefined} code @param {Values} values */
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

/** @param {Task} task @returns {Result} */
function decide({ code, rules, states }) {
  const game = Game.fromCode(code, rules);
  const start = performance.now();
  const search = createSearch(game.state, game.rules);
  const verdict = search.run(states);
  const milliseconds = Math.round(100 * (performance.now() - start)) / 100;
  return { code, verdict, states: search.states, milliseconds };
}

/** The results in a file, by their codes. @param {string | undefined} out @returns {Map<string, Result>} */
function resultsIn(out) {
  const lines = out && existsSync(out) ? readFileSync(out, 'utf8').split('\n') : [];
  // A line is cut short where the program was stopped while it wrote.
  const whole = lines.filter((line) => line.endsWith('}'));
  return new Map(whole.map((line) => JSON.parse(line)).map((result) => [result.code, result]));
}

/** @param {string} out */
const endsInLine = (out) => !existsSync(out) || /^$|\n$/.test(readFileSync(out, 'utf8').slice(-1));

/**
 * Decides all deals, but those that are in the file already, and tells how far it is.
 * @param {Task[]} tasks @param {Values} values @param {(result: Result) => void} note takes each new result
 * @returns {Promise<Map<string, Result>>} old and new results by their codes
 */
async function decideAll(tasks, values, note) {
  const results = resultsIn(values.out);
  const waiting = tasks.filter(({ code }) => !results.has(code)).reverse();
  const jobs = Math.min(number('jobs', values.jobs, 1), waiting.length);
  let told = Date.now();
  if (values.out) appendFileSync(values.out, endsInLine(values.out) ? '' : '\n');
  /** @param {Result} result */
  const take = (result) => {
    if (values.out) appendFileSync(values.out, `${JSON.stringify(result)}\n`);
    results.set(result.code, result);
    note(result);
    if (Date.now() - told < tellEvery) return;
    told = Date.now();
    console.error(`${tasks.length - waiting.length} of ${tasks.length}, ${result.code}`);
  };
  await Promise.all(Array.from({ length: jobs }, () => runJob(waiting, take)));
  return results;
}

/** @param {Task[]} waiting @param {(result: Result) => void} take */
function runJob(waiting, take) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    const next = () => {
      const task = waiting.pop();
      if (task === undefined) void worker.terminate().then(resolve);
      else worker.postMessage(task);
    };
    worker.on('message', (result) => {
      take(result);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

/** @param {Values} values */
async function survey(values) {
  const variant = variantOf(values.variant ?? 'canfield');
  const draw = values.draw === undefined ? ownDraw(variant) : number('draw', values.draw, 1);
  const from = number('from', values.from, 0);
  const work = { rules: JSON.parse(values.rules), states: number('states', values.states ?? '1000000', 1) };
  const tasks = Array.from({ length: number('count', values.count, 1) }, (_, index) => ({
    code: formatDealCode({ variant, draw, seed: from + index }),
    ...work,
  }));
  const results = await decideAll(tasks, values, (result) => {
    if (!values.out) console.log(JSON.stringify(result));
  });
  const verdicts = tasks.map(({ code }) => results.get(code)?.verdict);
  const counts = ['winnable', 'lost', 'unknown'].map(
    (verdict) => `${verdicts.filter((found) => found === verdict).length} ${verdict}`,
  );
  console.error(`${tasks.length} deals: ${counts.join(', ')}.`);
}

const verdictOf = /** @type {const} */ ({ w: 'winnable', l: 'lost', '-': 'unknown' });

/** The deals of a survey that is checked in, and their verdicts. @param {VariantName} variant @param {any} survey */
const surveyTasks = (variant, { states, verdicts }) =>
  [...verdicts].map((letter, seed) => ({
    code: formatDealCode({ variant, draw: ownDraw(variant), seed }),
    rules: {},
    states,
    expected: verdictOf[/** @type {keyof typeof verdictOf} */ (letter)],
  }));

/** @param {Values} values */
async function verify(values) {
  const surveys = JSON.parse(readFileSync(new URL('surveys.json', import.meta.url), 'utf8'));
  const variants = values.variant === undefined ? variantNames : [variantOf(values.variant)];
  const tasks = variants.flatMap((variant) => surveyTasks(variant, surveys[variant]));
  const expected = new Map(tasks.map((task) => [task.code, task.expected]));
  let wrong = 0;
  /** @param {Result} result */
  const compare = ({ code, verdict }) => {
    if (verdict === expected.get(code)) return;
    wrong++;
    console.error(`${code}: ${verdict}, but checked in as ${expected.get(code)}.`);
  };
  for (const result of resultsIn(values.out).values()) if (expected.has(result.code)) compare(result);
  await decideAll(tasks, values, compare);
  if (wrong === 0) console.log(`All ${tasks.length} verdicts are as checked in.`);
  else stop(`${wrong} of ${tasks.length} verdicts are not as checked in: see above.`);
}

async function main() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [command, code] = positionals;
    if (command === 'solve') await solveOne(code, values);
    else if (command === 'survey') await survey(values);
    else if (command === 'verify') await verify(values);
    else stop(usage);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

if (isMainThread) await main();
else parentPort?.on('message', (task) => parentPort?.postMessage(decide(task)));

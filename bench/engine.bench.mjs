import { Game, formatDealCode, legalMoves, play, readMove } from '@canfield-game/engine';
import { knownDeal, wonGames } from '@canfield-game/engine/testing';

/** Rounds that take a second or so; the first tenth only warms up. */
const deals = 20_000;
const replays = 40;

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  return [
    { what: 'deals of a code', value: perSecond(deals, dealOnce), unit: 'per second' },
    { what: 'all legal moves and a play, over won games', value: movesPerSecond(), unit: 'per second' },
    { what: 'saved games of a win loaded', value: perSecond(500, loadOnce), unit: 'per second' },
  ];
}

/** @param {number} times @param {(index: number) => void} doOnce */
function perSecond(times, doOnce) {
  for (let i = 0; i < times / 10; i++) doOnce(i);
  const start = performance.now();
  for (let i = 0; i < times; i++) doOnce(i);
  return (times / (performance.now() - start)) * 1000;
}

/** @param {number} index */
function dealOnce(index) {
  Game.fromCode(formatDealCode({ variant: 'canfield', draw: 3, seed: index * 401_590 }));
}

const saved = (() => {
  const game = Game.fromCode(knownDeal.code);
  for (const text of knownDeal.line.split(' ')) game.play(text);
  return game.toJSON();
})();

function loadOnce() {
  if (!Game.fromJSON(saved).won) throw new Error('The saved game is no win.');
}

function movesPerSecond() {
  const games = wonGames.map(({ deck, variant, draw, moves }) => {
    const { state, rules } = Game.fromDeck(deck.split(' '), { variant, draw });
    return { state, rules, texts: moves.split(' ') };
  });
  const moves = games.reduce((sum, { texts }) => sum + texts.length, 0);
  const replayAll = () => games.forEach(replay);
  return perSecond(replays, replayAll) * moves;
}

/** @param {{ state: import('@canfield-game/engine').GameState, rules: import('@canfield-game/engine').Rules, texts: string[] }} game */
function replay({ state, rules, texts }) {
  let at = state;
  for (const text of texts) {
    if (legalMoves(at, rules).length === 0) throw new Error('There is no legal move.');
    const move = readMove(at, rules, text);
    if (typeof move === 'string') throw new Error(`${text} is refused: ${move}.`);
    const step = play(at, rules, move);
    if (!step.ok) throw new Error(`${text} is refused: ${step.reason}.`);
    at = step.state;
  }
}

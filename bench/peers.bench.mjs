import { fileURLToPath } from 'node:url';
import { bytesOf, measureBytes, minified } from './bytes.mjs';

/**
 * What boards that are packages weigh, bundled and minified with all they import, without their style sheets and pictures. None of
 * them has a game's rules, panels or languages: the ratio says what those cost a page.
 */
const peers = ['chessboard-element', 'gchessboard', 'cm-chessboard/src/Chessboard.js', 'chessground'];

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const { 'canfield-game.js': ours } = await measureBytes();
  const measured = await Promise.all(peers.map(async (peer) => [peer, await brotliOf(peer)]));
  return measured.flatMap(([peer, bytes]) => [
    { what: `${peer}: brotli`, value: Number(bytes), unit: 'bytes' },
    { what: `canfield-game.js to ${peer}`, value: (ours?.brotli ?? NaN) / Number(bytes), unit: 'times' },
  ]);
}

/** @param {string} peer */
const brotliOf = async (peer) => bytesOf(await minified(fileURLToPath(import.meta.resolve(peer)))).brotli;

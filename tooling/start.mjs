import { join } from 'node:path';
import { serve } from './static-server.mjs';
import { checkNode, ensureInstalled, root, say, stop, turbo } from './workspace.mjs';

const FIRST_PORT = 4173;
const PORTS_TRIED = 50;

checkNode();
ensureInstalled();
say('Building the game and its start page.');
if (turbo(['run', 'build', '--filter=@canfield-game/docs', '--output-logs=errors-only']) !== 0) {
  stop('The build failed; its output is above. Run npm test to see every check.');
}
const { url } = await serveAt(join(root, 'apps/docs/dist'));
say(`Play at ${url} (Ctrl+C ends)`);

/** @param {string} folder */
async function serveAt(folder) {
  const wished = process.env['PORT'];
  if (wished !== undefined && wished !== '') {
    return serve({ '/': folder }, Number(wished)).catch(() =>
      stop(`Port ${wished} cannot be used: set PORT to another one.`),
    );
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) {
    const server = await serve({ '/': folder }, port).catch(() => undefined);
    if (server) return server;
  }
  return stop(`Ports ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} are all taken: set PORT to a free one.`);
}

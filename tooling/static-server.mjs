import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { createGzip } from 'node:zlib';

/** @import { IncomingMessage, Server, ServerResponse } from 'node:http' */

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Serves folders, each under its own path: `{ '/': pages, '/cdn/': scripts }`. Port 0 means any free one.
 * @param {Record<string, string>} mounts
 * @param {number} port
 * @param {{ zips?: boolean }} [options] with `zips` texts go compressed, as hosts send them
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve(mounts, port = 0, { zips = false } = {}) {
  const server = createServer((request, response) => void answer(mounts, zips, request, response));
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => done({ url: addressOf(server), close: () => closed(server) }));
  });
}

/** @param {Record<string, string>} mounts @param {boolean} zips @param {IncomingMessage} request @param {ServerResponse} response */
async function answer(mounts, zips, request, response) {
  const path = fileFor(mounts, request.url ?? '/');
  const found = path !== undefined && (await stat(path).catch(() => undefined))?.isFile() === true;
  if (!found) {
    response.writeHead(404).end('Not found');
    return;
  }
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const head = { 'content-type': type, 'cache-control': zips ? 'max-age=600' : 'no-store' };
  if (zips && /text|json|svg/.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.writeHead(200, { ...head, 'content-encoding': 'gzip' });
    createReadStream(path).pipe(createGzip()).pipe(response);
    return;
  }
  response.writeHead(200, head);
  createReadStream(path).pipe(response);
}

/**
 * The file a request names, or undefined when no folder is mounted there or it points outside of it.
 * @param {Record<string, string>} mounts
 * @param {string} url
 */
function fileFor(mounts, url) {
  const pathname = decoded(new URL(url, 'http://localhost').pathname);
  const mount = Object.keys(mounts)
    .filter((prefix) => pathname.startsWith(prefix))
    .reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');
  const folder = mounts[mount];
  if (folder === undefined) return undefined;
  const path = resolve(folder, pathname.slice(mount.length), pathname.endsWith('/') ? 'index.html' : '.');
  return path.startsWith(resolve(folder) + sep) ? path : undefined;
}

/** A path that is no text is no file's name. @param {string} pathname */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/** @param {Server} server */
function addressOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://localhost:${address.port}/`;
}

/** @param {Server} server @returns {Promise<void>} */
function closed(server) {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

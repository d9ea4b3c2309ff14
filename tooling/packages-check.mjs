import { join } from 'node:path';
import { packs, published, runTool, say, stop } from './workspace.mjs';

/** A classic script is nobody's import. */
const noImport = ['canfield-game.standalone.js'];

for (const name of published) {
  const tarball = join(packs, `${name}.tgz`);
  if (runTool('publint', ['run', tarball, '--strict']) !== 0) stop(`publint finds fault with packages/${name}.`);
  const excluded = name === 'element' ? ['--exclude-entrypoints', ...noImport] : [];
  const types = ['--profile', 'esm-only', '--format', 'ascii', '--quiet'];
  if (runTool('attw', [tarball, ...types, ...excluded]) !== 0) {
    stop(
      `The types of packages/${name} do not resolve as its code does: npx attw packs/${name}.tgz --profile esm-only.`,
    );
  }
}
say(`No fault with ${published.join(', ')}.`);

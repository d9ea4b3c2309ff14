import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Apps of people who have installed the packages. */
export const APPS = fileURLToPath(new URL('../apps', import.meta.url));

const PACKS = fileURLToPath(new URL('../../packs', import.meta.url));

/** The published packages, each with the folder it is installed in. */
export const installed = Object.fromEntries(
  ['engine', 'themes', 'element'].map((name) => [name, join(APPS, 'node_modules/@canfield-game', name)]),
);

/** Installs the packed packages for the apps, once for all tests: nothing of the workspace is seen of them but what is published. */
export function setup(): void {
  for (const [name, folder] of Object.entries(installed)) {
    rmSync(folder, { recursive: true, force: true });
    const tarball = join(PACKS, `${name}.tgz`);
    if (!existsSync(tarball)) continue;
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  }
}

/** Says what to do where there was nothing to install. */
export function expectInstalled(): void {
  const missing = Object.values(installed).filter((folder) => !existsSync(folder));
  if (missing.length > 0) throw new Error('The packages are not packed: npm run task //#pack, then run this again.');
}

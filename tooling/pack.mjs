import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packs, published, root, runQuietly, say, stop } from './workspace.mjs';

/** Packs what is published, as it is published, into `packs`: what is tested of a package is what its users get. */
rmSync(packs, { recursive: true, force: true });
for (const name of published) {
  const folder = join(packs, name);
  mkdirSync(folder, { recursive: true });
  const status = runQuietly('pnpm', ['--dir', join(root, 'packages', name), 'pack', '--pack-destination', folder]);
  const [file] = readdirSync(folder);
  if (status !== 0 || file === undefined) stop(`packages/${name} could not be packed.`);
  // Without its version in the name it can be asked for.
  renameSync(join(folder, file), join(packs, `${name}.tgz`));
  rmSync(folder, { recursive: true });
}
say(`Packed ${published.join(', ')}.`);

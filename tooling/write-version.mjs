import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './workspace.mjs';

/** Tells the tag the version of its package: in a browser nothing else says it. */
const element = join(root, 'packages/element');
const file = join(element, 'src/version.ts');
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(element, 'package.json'), 'utf8'));
writeFileSync(file, readFileSync(file, 'utf8').replace(/'.*'/, `'${version}'`));
say(`Wrote version ${version} to packages/element/src/version.ts.`);

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { published, root, say, stop } from './workspace.mjs';

/**
 * Lists what the published packages contain or need of others, with the licences: `--check` says where the list is another one.
 * @typedef {{ name: string, version: string, license: string, dependencies?: Record<string, string> }} Manifest
 */
const file = join(root, 'packages/element/THIRD-PARTY.md');

/** Licences that ask for nothing but their text. */
const allowed = ['MIT', 'BSD-3-Clause', 'BSD-2-Clause', 'ISC', '0BSD', 'Apache-2.0'];

/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where a package lies that another one needs. @param {string} name @param {string} folder */
function folderOf(name, folder) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  for (const path of resolve.paths(name) ?? []) {
    try {
      return dirname(resolve(join(path, name, 'package.json')));
    } catch {
      // It lies further up.
    }
  }
  return stop(`${name} is not installed.`);
}

/** All that a package needs, and what that needs. @param {string} folder @param {Map<string, string>} found */
function collect(folder, found) {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const at = folderOf(name, folder);
    if (found.has(name)) continue;
    found.set(name, at);
    collect(at, found);
  }
  return found;
}

/** The text of a licence; some packages of a family leave it to the others. @param {string} folder */
function licenceText(folder) {
  const at = join(folder, 'LICENSE');
  return existsSync(at) ? [readFileSync(at, 'utf8').trim()] : [];
}

/** @param {Map<string, string>} found */
function text(found) {
  const others = [...found].filter(([name]) => !name.startsWith('@canfield-game/')).sort();
  const manifests = others.map(([, folder]) => ({ folder, ...manifestOf(folder) }));
  for (const { name, license } of manifests) {
    if (!allowed.includes(license)) stop(`${name} has the licence ${license}, which is none of ${allowed.join(', ')}.`);
  }
  const rows = manifests.map(({ name, license }) => `- \`${name}\`: ${license}`);
  const texts = [...new Set(manifests.flatMap(({ folder }) => licenceText(folder)))];
  return `# Third-party software

The published packages need these, and \`canfield-game.js\` and \`canfield-game.standalone.js\` contain them. Everything else that is
published, the pictures of the cards too, is this project's own.

${rows.join('\n')}

${texts.map((licence) => `\`\`\`text\n${licence}\n\`\`\``).join('\n\n')}
`;
}

const found = published.reduce((all, name) => collect(join(root, 'packages', name), all), new Map());
const now = await format(text(found), { ...(await resolveConfig(file)), parser: 'markdown' });
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== now) stop('packages/element/THIRD-PARTY.md is out of date: npm run third-party.');
} else {
  writeFileSync(file, now);
  say('Wrote packages/element/THIRD-PARTY.md.');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tagOf, tagTables } from './tag-tables.mjs';
import { root, say, stop } from './workspace.mjs';

const manifest = join(root, 'packages/element/dist/custom-elements.json');
const readmes = ['README.md', 'packages/element/README.md'];

/** Puts a table between its two marks, where a text has them. @param {string} text @param {[string, string]} entry */
function withTable(text, [name, content]) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  return from < 0 || to < from ? text : `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}

/** @param {string} readme @param {Record<string, string>} tables */
async function refresh(readme, tables) {
  const file = join(root, readme);
  const before = readFileSync(file, 'utf8');
  const filled = Object.entries(tables).reduce(withTable, before);
  const marks = Object.keys(tables).filter((name) => before.includes(`<!-- ${name} -->`));
  if (marks.length === 0) stop(`${readme} has no place for a table.`);
  const after = await format(filled, { ...(await resolveConfig(file)), parser: 'markdown' });
  if (after === before) return;
  if (process.argv.includes('--check')) stop(`The tables of ${readme} are not those of the manifest: npm run readme.`);
  writeFileSync(file, after);
  say(`Wrote the tables of ${readme}.`);
}

const tables = tagTables(tagOf(JSON.parse(readFileSync(manifest, 'utf8'))));
for (const readme of readmes) await refresh(readme, tables);

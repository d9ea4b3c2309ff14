import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownHtml } from './markdown.mjs';

const root = join(import.meta.dirname, '../../..');
const released = join(root, 'packages/element/CHANGELOG.md');

/** What a release that is to come will say. */
function pending() {
  const folder = join(root, '.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const notes = files.map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .replace(/^---[^]*?---\n/, '')
      .trim(),
  );
  return notes.length === 0
    ? ''
    : `## Not released yet\n\n${notes.map((note) => `- ${note.replaceAll('\n', '\n  ')}`).join('\n')}\n`;
}

/** What was released, without the title of its file. */
const releases = () => (existsSync(released) ? readFileSync(released, 'utf8').replace(/^# .*$/m, '') : '');

/** @type {import('./layout.mjs').Page} */
export const changelog = {
  path: 'changelog.html',
  title: 'Changelog',
  description: 'What changed from release to release.',
  content: `<h1>Changelog</h1>\n<p class="lead">What changed from release to release. Versions are semantic: attributes, events, methods, parts, tokens, deal codes and saved games are what they speak of.</p>\n${markdownHtml(`${pending()}\n${releases()}`)}`,
};

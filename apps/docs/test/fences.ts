import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { folder } from './browser.js';

const ROOT = folder('../..');

/** A piece of code that stands in a text. */
export interface Piece {
  /** The file, from the root of the repository. */
  readonly file: string;
  /** The line its first line stands in. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Why it is not run: what `<!-- not run: … -->` over it says. */
  readonly notRun: string | undefined;
}

const fence = /(?:^<!-- not run: *(.*?) *-->\n+)?^( *)```(\w*)\n([^]*?)^\2```$/gm;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The pieces of code in a text in Markdown. */
function piecesIn(file: string, text: string): Piece[] {
  return [...text.matchAll(fence)].map(([whole, notRun, , language = '', code = ''], nth, all) => {
    const opens = (all[nth]?.index ?? 0) + whole.indexOf('```');
    return { file, line: lineOf(text, opens) + 1, language, code, notRun };
  });
}

const leftOut = ['node_modules', 'dist', 'reports', 'out', 'packs', 'storybook-static', '.git', '.turbo'];

function filesIn(path: string, ending: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return leftOut.includes(entry.name) ? [] : filesIn(inner, ending);
    return entry.name.endsWith(ending) ? [inner] : [];
  });
}

/** A text of the repository. */
export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** All texts in Markdown of the repository, from its root: READMEs, guides, pages of the site. */
export const texts = filesIn('', '.md').sort();

/** All pieces of code in them, and the files of `snippets` that the site shows with them. */
export const pieces: readonly Piece[] = texts.flatMap((file) => piecesIn(file, textOf(file)));

/** The style sheets that guides show. */
export const styleSheets: readonly Piece[] = filesIn('apps/docs/snippets', '.css').map((file) => ({
  file,
  line: 1,
  language: extname(file).slice(1),
  code: textOf(file),
  notRun: undefined,
}));

/** Where a piece of code is, as editors open it. */
export const placeOf = ({ file, line }: Pick<Piece, 'file' | 'line'>): string => `${file}:${line}`;

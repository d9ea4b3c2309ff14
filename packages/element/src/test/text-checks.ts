import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';

/** A text with the path of its keys. */
export type TextAtPath = [path: string, text: string];

/** Every single text in a language's texts. */
export function textsIn(value: unknown, path = ''): TextAtPath[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`));
}

/** The words in braces, in order. */
export const bracesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

/** Whether a text is empty, has blanks where none belong, or braces around no word. */
export const isUntidy = (text: string): boolean =>
  text === '' || text.trim() !== text || / {2}|[{}]/.test(text.replace(/\{\w+\}/g, 'x'));

/** Tells texts that are those of English, and in which there is a word. */
export function isEnglish(en: unknown): (text: TextAtPath) => boolean {
  const english = new Map(textsIn(en));
  return ([path, text]) => english.get(path) === text && /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, ''));
}

/** How many bytes a module takes, minified and compressed by brotli. */
export async function compressedSize(url: URL): Promise<number> {
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { code } = await transform(source, { loader: 'ts', minify: true, format: 'esm', charset: 'utf8' });
  return brotliCompressSync(code).length;
}

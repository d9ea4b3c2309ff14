import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';

/** Where it is shown what differs. */
export const DIFFERENCES = fileURLToPath(new URL('../out/differences', import.meta.url));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Which Chromium took the pictures last: the first part of its version. */
export const CHROMIUM = fileURLToPath(new URL('../scenes/chromium.txt', import.meta.url));

/** Whether this Chromium took the pictures that are expected. */
export const tookThem = (chromium: string): boolean => readFileSync(CHROMIUM, 'utf8').trim() === chromium;

const sameSize = (one: PNG, other: PNG): boolean => one.width === other.width && one.height === other.height;

/** Whether the pixels are the same: the bytes of a file depend on what wrote it. */
const same = (one: PNG, other: PNG): boolean => sameSize(one, other) && one.data.equals(other.data);

/** So much lighter or darker another version of the browser makes a pixel, which rounds in its own way: nobody sees it. */
const rounding = 8;

const isOff = (one: number, other = 0): boolean => Math.abs(one - other) > rounding;

const alike = (one: PNG, other: PNG, share: number): boolean =>
  sameSize(one, other) &&
  one.data.filter((value, at) => isOff(value, other.data[at])).length <= share * one.data.length;

/** Without filters, what repeats across a row is found as it is: that is the shortest here. */
const packed = (png: PNG): Buffer =>
  PNG.sync.write(png, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });

/** Where every picture is noted as it comes, for whoever takes them again and again: `npm run pictures:repeat`. */
const noted = process.env['PICTURES_TAKEN'] ?? '';

function note(path: string, taken: Buffer): void {
  if (noted === '') return;
  appendFileSync(noted, `${createHash('sha256').update(taken).digest('hex')} ${relative(ROOT, path)}\n`);
}

/** Makes a picture the one that is expected, unless that shows the same already. */
export function keep(path: string, taken: Buffer): void {
  const actual = PNG.sync.read(taken);
  if (existsSync(path) && same(PNG.sync.read(readFileSync(path)), actual)) return;
  writeFileSync(path, packed(actual));
}

/**
 * Throws unless a picture shows, pixel for pixel, what is expected; where not `exact`, but for rounding, and for a share of it
 * that may be off.
 */
export function compare(path: string, taken: Buffer, exact: boolean, share = 0): void {
  note(path, taken);
  if (!existsSync(path)) throw new Error(`There is no ${path}: npm run pictures:update takes it. Look at it.`);
  const [expected, actual] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(taken)];
  if (same(expected, actual) || (!exact && alike(expected, actual, share))) return;
  const sheet = join(DIFFERENCES, `${basename(dirname(path))}.${basename(path)}`);
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(sheet, PNG.sync.write(sideBySide(expected, actual)));
  throw new Error(`Not the picture that is expected. Expected, actual, and where they differ: ${sheet}`);
}

function sideBySide(expected: PNG, actual: PNG): PNG {
  const parts = [expected, actual, ...(sameSize(expected, actual) ? [difference(expected, actual)] : [])];
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const sheet = new PNG({ width, height: Math.max(expected.height, actual.height) });
  let left = 0;
  for (const part of parts) {
    PNG.bitblt(part, sheet, 0, 0, part.width, part.height, left, 0);
    left += part.width;
  }
  return sheet;
}

/** Red where two pictures differ, on a pale print of the first. */
function difference(one: PNG, other: PNG): PNG {
  const print = new PNG({ width: one.width, height: one.height });
  for (let at = 0; at < one.data.length; at += 4) {
    const pale = 192 + (one.data[at + 1] ?? 0) / 4;
    const differs = one.data.readUInt32BE(at) !== other.data.readUInt32BE(at);
    print.data.set(differs ? [230, 0, 0, 255] : [pale, pale, pale, 255], at);
  }
  return print;
}

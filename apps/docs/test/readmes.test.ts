import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from './browser.js';
import { texts, textOf } from './fences.js';

const ROOT = folder('../..');
/** The links of the site's own texts are looked at when it is built. */
const outside = texts.filter((file) => !file.startsWith('apps/docs/content/'));

describe('the links of the READMEs', () => {
  it.each(outside)('%s leads only to what is there', (path) => {
    const text = textOf(path).replaceAll(/^```[^]*?^```/gm, '');
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)].map(([, to, src]) => to ?? src ?? '');
    const dead = links.filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(ROOT, dirname(path), to)));
    expect(dead).toEqual([]);
  });
});

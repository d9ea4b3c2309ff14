import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '@canfield-game/element/custom-elements.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { type Manifest, tagOf } from '../../../tooling/tag-tables.mjs';
import { CDN, folder, useSite } from './browser.js';
import { type Piece, pieces, placeOf, styleSheets, texts, textOf } from './fences.js';
import { commandsIn, engineWords, problemOf, runEngine } from './shell.js';
import { typeComplaints } from './typed.js';

/** What is drawn or quoted: nothing in it runs. */
const notCode = ['', 'text', 'mermaid'];
const known = ['css', 'html', 'js', 'json', 'sh', 'ts', 'tsx', ...notCode];

const run = pieces.filter(({ notRun }) => notRun === undefined);

/** Pieces of some languages, each with the place that a failure names. */
const of = (...languages: string[]): [place: string, piece: Piece][] =>
  run.filter(({ language }) => languages.includes(language)).map((piece) => [placeOf(piece), piece]);

const distOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)));

const site = useSite({
  '/': CDN,
  '/engine/': distOf('@canfield-game/engine'),
  '/themes/': distOf('@canfield-game/themes'),
});

/** Where a page finds what its scripts import, as a bundler would. */
const imports = {
  '@canfield-game/element': './canfield-game.js',
  '@canfield-game/element/define': './canfield-game.js',
  '@canfield-game/engine': './engine/index.js',
  '@canfield-game/themes': './themes/index.js',
};

/** What is wrong on a page but that it asks a CDN, for which our own files stand. */
const own = (faults: readonly string[]): string[] => faults.filter((fault) => !/^asks \S+\/canfield-game/.test(fault));

/** A page beside the scripts of the tag, without anything else. */
async function pageOf(html: string): Promise<{ page: Page; faults: string[] }> {
  const opened = await site.newPage({ viewport: { width: 640, height: 700 } });
  await opened.page.route(/^(?!http:\/\/localhost).*\/canfield-game[^/]*\.js$/, (route) =>
    route.fulfill({ path: join(CDN, basename(new URL(route.request().url()).pathname)) }),
  );
  await opened.page.route(/\/page\.html$/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await opened.page.goto(site.at('page.html'));
  await opened.page.locator('canfield-game .outline button').first().waitFor();
  return opened;
}

const script = '<script type="module" src="canfield-game.js"></script>';

describe('the code of READMEs, guides and pages', () => {
  it('is found', () => {
    expect(texts).toEqual(expect.arrayContaining(['README.md', 'packages/engine/README.md']));
    expect(texts.filter((file) => file.startsWith('apps/docs/content/')).length).toBeGreaterThan(20);
    for (const language of ['css', 'html', 'js', 'sh']) expect(of(language).length).toBeGreaterThanOrEqual(2);
  });

  it('is in a language that is tested here, or says why it is not run', () => {
    const untested = pieces.filter(({ language, notRun }) => notRun === undefined && !known.includes(language));
    expect(untested.map((piece) => `${placeOf(piece)}: ${piece.language}`)).toEqual([]);
    expect(pieces.filter(({ notRun }) => notRun === '').map(placeOf)).toEqual([]);
  });

  it('has the types of the packages; what has not is told of with its line', () => {
    const code = "import { Game } from '@canfield-game/engine';\nGame.fromCode('CF1-D3-AAAAACL').shuffle();\n";
    const wrong = ['js', 'ts'].map((language) => ({ file: 'wrong.md', line: 3, language, code, notRun: undefined }));
    const told = typeComplaints([...of('js', 'ts', 'tsx').map(([, piece]) => piece), ...wrong]);
    const complaint = "wrong.md:4: Property 'shuffle' does not exist on type 'Game'.";
    expect(told).toEqual([complaint, complaint]);
  });
});

const importsOf = (code: string): string[] => [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name);
const isEngine = ({ code }: Piece): boolean => {
  const names = importsOf(code);
  return names.length > 0 && names.every((name) => name.startsWith('@canfield-game/engine'));
};

/** A piece of code that stops where something is not what is said after it: `expression; // → JSON`. */
const checking = (code: string): string =>
  `import { deepEqual } from 'node:assert/strict';\n${code.replaceAll(/^(.*); \/\/ → (.*)$/gm, 'deepEqual($1, $2);')}`;

const scripts = of('js', 'ts');

describe('the JavaScript in them', () => {
  it.each(scripts.filter(([, piece]) => isEngine(piece)))('%s runs in Node', async (_place, { code }) => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', checking(code)], { cwd: folder('') });
  });

  it.each(scripts.filter(([, piece]) => !isEngine(piece)))('%s runs beside a tag', async (_place, { code }) => {
    const { page, faults } = await pageOf(
      `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>${script}
<canfield-game deal="CF1-D3-AAAAACL"></canfield-game><script>const game = document.querySelector('canfield-game');</script>`,
    );
    await page.addScriptTag({ content: `${code}\nwindow.ran = true;`, type: 'module' });
    const ran = page
      .waitForFunction(() => 'ran' in window, undefined, { timeout: 10_000 })
      .then(
        () => [],
        () => ['It did not come to its end.'],
      );
    expect([...(await ran), ...faults]).toEqual([]);
    await page.context().close();
  });
});

describe('the HTML in them', () => {
  it.each(of('html'))('%s is a page with a game', async (_place, { code }) => {
    const { page, faults } = await pageOf(`<!doctype html>${code.includes('<script') ? '' : script}${code}`);
    expect(await page.evaluate(() => document.querySelector('canfield-game')?.play('D').ok)).toBe(true);
    expect(own(faults)).toEqual([]);
    await page.context().close();
  });
});

const { cssProperties, cssParts } = tagOf(manifest as Manifest);
const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

/** What a style sheet uses of the tag that the tag has not. */
function unknownIn(code: string): string[] {
  const parts = [...code.matchAll(/::part\(([^)]*)\)/g)].flatMap(([, names = '']) => names.trim().split(/\s+/));
  const properties = [...code.matchAll(/--canfield-[\w-]+/g)].map(([name]) => name);
  return [
    ...parts.filter((name) => !namesOf(cssParts).includes(name)).map((name) => `::part(${name})`),
    ...properties.filter((name) => !namesOf(cssProperties).includes(name)),
  ];
}

/** What a browser is asked whether it understands it: selectors, declarations, colours. */
function questionsIn(code: string): string[] {
  const questions: string[] = [];
  const root = postcss.parse(code);
  root.walkRules(({ selector }) => {
    questions.push(`selector(${selector})`);
  });
  root.walkDecls(({ prop, value }) => {
    questions.push(prop.startsWith('--canfield-') ? `(color: ${value})` : `(${prop}: ${value})`);
  });
  return questions;
}

describe('the CSS in them', () => {
  const sheets = [...of('css'), ...styleSheets.map((sheet): [string, Piece] => [placeOf(sheet), sheet])];

  it.each(sheets)('%s is understood by a browser, and names what the tag has', async (_place, { code }) => {
    const { page } = await site.newPage();
    const questions = questionsIn(code);
    expect(questions.length).toBeGreaterThan(0);
    const misread = await page.evaluate((asked) => asked.filter((question) => !CSS.supports(question)), questions);
    expect([...misread, ...unknownIn(code)]).toEqual([]);
    await page.context().close();
  });
});

/** Commands of the engine that would take long over all that they name, and over what they are run here. */
const shorter: Readonly<Partial<Record<string, readonly string[]>>> = { survey: ['--count', '3'] };
/** Those that have nothing to be made shorter. */
const tooLong: Readonly<Record<string, string>> = { verify: 'it decides all deals of the surveys again' };

describe('the commands in them', () => {
  const commands = of('sh').flatMap(([, piece]) =>
    commandsIn(piece.code).map((command): [string, string] => [placeOf(piece), command]),
  );
  const inText = texts.flatMap((file) =>
    [...textOf(file).matchAll(/`(np[mx] [^`\n]+)`/g)].map(([, command = '']): [string, string] => [file, command]),
  );

  it.each([...commands, ...inText])('%s: %s is there', (_place, command) => {
    expect(problemOf(command)).toBeUndefined();
  });

  const ofEngine = commands.flatMap(([place, command]) => {
    const [name = '', ...rest] = engineWords(command) ?? [];
    return name === '' || name in tooLong ? [] : [[place, [name, ...rest]] as const];
  });

  it.each(ofEngine)('%s: %j runs', async (_place, words) => {
    const { stdout, stderr } = await runEngine([...words, ...(shorter[words[0]] ?? [])]);
    expect(stdout + stderr).toMatch(/winnable/);
  });

  it('that are not run are there', () => {
    const given = commands.map(([, command]) => engineWords(command)?.[0] ?? '');
    expect(given).toEqual(expect.arrayContaining([...Object.keys(tooLong), ...Object.keys(shorter)]));
  });
});

describe('the JSON in them', () => {
  it('is read', () => {
    const wrong = of('json').filter(([, { code }]) => {
      try {
        JSON.parse(code);
        return false;
      } catch {
        return true;
      }
    });
    expect(wrong.map(([place]) => place)).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parse } from 'acorn';
import { beforeAll, describe, expect, it } from 'vitest';
import { APPS, expectInstalled, installed } from './installed.js';

interface Manifest {
  readonly name: string;
  readonly exports: Record<string, string | { readonly types: string; readonly default: string }>;
  readonly dependencies?: Record<string, string>;
}

beforeAll(expectInstalled);

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** What a program without a browser may import of a package: all but scripts for pages, and workers. */
const importable = ({ name, exports }: Manifest): string[] =>
  Object.keys(exports)
    .filter((path) => !/\.(js|json)$|worker$/.test(path))
    .map((path) => name + path.slice(1));

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'));

/** Modules that are not bundled: those for pages hold all they need. */
const modulesOf = (folder: string): string[] => filesOf(folder).filter((path) => /^dist\/(?!cdn\/).*\.js$/.test(path));

/** What a module imports when it is loaded. */
function importedBy(file: string): string[] {
  const { body } = parse(readFileSync(file, 'utf8'), { ecmaVersion: 2022, sourceType: 'module' });
  return body.flatMap((node) =>
    'source' in node && typeof node.source?.value === 'string' ? [node.source.value] : [],
  );
}

/** The package of an import: `@scope/name/part` is of `@scope/name`. */
const packageOf = (source: string): string => (/^(@[^/]+\/)?[^/]+/.exec(source) ?? [''])[0];

interface Named {
  readonly name: string;
}

/** What a file for editors tells of the tag. */
interface Told {
  readonly tagName?: string;
  readonly attributes: readonly Named[];
  readonly events?: readonly Named[];
}

const namesOf = (named: readonly Named[] = []): string[] => named.map(({ name }) => name).sort();

describe.each(Object.entries(installed))('the packed package %s', (_, folder) => {
  it('W09: is imported by Node, every part of it, without a DOM', () => {
    const imports = importable(manifestOf(folder));
    expect(imports.length).toBeGreaterThan(0);
    const program = imports.map((path) => `import ${JSON.stringify(path)};`).join('\n');
    const run = `${program}\nif ('document' in globalThis) throw new Error('There is a document now.');`;
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', run], { cwd: APPS })).not.toThrow();
  });

  it('has all that its manifest names, and depends on versions, not on a workspace', () => {
    const { exports, dependencies = {} } = manifestOf(folder);
    const named = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    for (const path of named) expect(filesOf(folder)).toContain(path.slice(2));
    expect(Object.values(dependencies).filter((range) => !/^\^\d/.test(range))).toEqual([]);
  });

  it('has its licence and README, no test, and no file of a developer’s machine', () => {
    const files = filesOf(folder);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    expect(files.filter((file) => /\.test\.|stories|tsbuildinfo|(^|\/)\.|src\/test\//.test(file))).toEqual([]);
  });

  it('has every source that its maps name', () => {
    const maps = filesOf(folder).filter((file) => file.endsWith('.map') && !file.startsWith('dist/cdn/'));
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) {
      const { sources } = JSON.parse(readFileSync(join(folder, map), 'utf8')) as { sources: string[] };
      const missing = sources.filter((source) => !existsSync(join(folder, dirname(map), source)));
      expect([map, ...missing]).toEqual([map]);
    }
  });

  it('is written in a JavaScript that browsers of 2023 read', () => {
    for (const file of filesOf(folder).filter((path) => path.startsWith('dist/') && path.endsWith('.js'))) {
      const sourceType = file.endsWith('.standalone.js') ? 'script' : 'module';
      const read = () => parse(readFileSync(join(folder, file), 'utf8'), { ecmaVersion: 2022, sourceType });
      expect(read, file).not.toThrow();
    }
  });

  it('imports nothing but itself and what it depends on', () => {
    const { name, dependencies = {} } = manifestOf(folder);
    const modules = modulesOf(folder);
    expect(modules.length).toBeGreaterThan(0);
    const strangers = modules
      .flatMap((file) => importedBy(join(folder, file)))
      .filter((source) => !source.startsWith('.') && ![name, ...Object.keys(dependencies)].includes(packageOf(source)));
    expect(strangers).toEqual([]);
  });
});

describe('what editors are told of the tag', () => {
  it('is what the manifest says', () => {
    const folder = join(installed['element'] ?? '', 'dist');
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { modules } = read('custom-elements.json') as { modules: { declarations: Told[] }[] };
    const told = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'canfield-game');
    const { contributions } = read('web-types.json') as { contributions: { html: { elements: Told[] } } };
    const { tags } = read('vscode.html-custom-data.json') as { tags: Told[] };
    const [webTypes, code] = [contributions.html.elements[0], tags[0]];
    expect(namesOf(told?.attributes)).toContain('deal');
    expect(namesOf(webTypes?.attributes)).toEqual(namesOf(told?.attributes));
    expect(namesOf(code?.attributes)).toEqual(namesOf(told?.attributes));
    expect(namesOf(told?.events)).toContain('canfield-win');
    expect(namesOf(webTypes?.events)).toEqual(namesOf(told?.events));
  });
});

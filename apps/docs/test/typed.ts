import { join } from 'node:path';
import ts from 'typescript';
import { folder } from './browser.js';
import type { Piece } from './fences.js';

const HERE = folder('test');
/** What a piece of code may use that does not say where it has its tag from. */
const GIVEN = join(HERE, 'given.d.ts');
const given = `import type { CanfieldGame } from '@canfield-game/element'; declare global { const game: CanfieldGame; }`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
};

/** JavaScript asks nobody what may be null, and tells no types. */
const inJavaScript: ts.CompilerOptions = { ...options, strictNullChecks: false, noImplicitAny: false };

/** A compiler's host for which some texts lie in this folder. */
function hostWith(files: ReadonlyMap<string, string>, used: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(used);
  return {
    ...host,
    readFile: (path) => files.get(path) ?? host.readFile(path),
    fileExists: (path) => files.has(path) || host.fileExists(path),
    getSourceFile: (path, version, ...rest) => {
      const text = files.get(path);
      return text === undefined ? host.getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
    },
  };
}

/** Whether what is read at a place is there in one of the cases that a value may be: JavaScript reads without asking which. */
function isInSomeCase(checker: ts.TypeChecker, source: ts.SourceFile, start: number): boolean {
  const visit = (node: ts.Node): boolean | undefined => {
    if (!ts.isPropertyAccessExpression(node) || node.name.getStart(source) !== start)
      return ts.forEachChild(node, visit);
    const type = checker.getTypeAtLocation(node.expression);
    return type.isUnion() && type.types.some((one) => one.getProperty(node.name.text) !== undefined);
  };
  return visit(source) ?? false;
}

function complaints(pieces: readonly Piece[], used: ts.CompilerOptions): string[] {
  const named = pieces.map((piece, at) => ({ piece, path: join(HERE, `piece-${at}.${piece.language}`) }));
  const files = new Map([[GIVEN, given], ...named.map(({ piece, path }) => [path, piece.code] as const)]);
  const program = ts.createProgram([...files.keys()], used, hostWith(files, used));
  const isFine = (source: ts.SourceFile, start: number): boolean =>
    used === inJavaScript && isInSomeCase(program.getTypeChecker(), source, start);
  return named.flatMap(({ piece, path }) => {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`The compiler does not know ${path}.`);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({ start = 0 }) => !isFine(source, start))
      .map(({ start = 0, messageText }) => {
        const { line } = source.getLineAndCharacterOfPosition(start);
        return `${piece.file}:${piece.line + line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      });
  });
}

/** What the compiler says of pieces of TypeScript and JavaScript, over the packages as they are published. */
export function typeComplaints(pieces: readonly Piece[]): string[] {
  const isScript = ({ language }: Piece): boolean => language === 'js';
  return [
    ...complaints(pieces.filter(isScript), inJavaScript),
    ...complaints(
      pieces.filter((piece) => !isScript(piece)),
      options,
    ),
  ];
}

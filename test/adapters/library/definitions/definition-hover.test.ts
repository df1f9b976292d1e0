import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { OwnPackages } from '../../../../scripts/own-packages.js';
import { packageRoot } from '../../../support/package-root.js';

/** The part of TypeScript 5.9 that this file calls; TypeScript 7 has no language service in a module. */
interface Compiler {
  readonly sys: {
    readonly fileExists: (path: string) => boolean;
    readonly readFile: (path: string) => string | undefined;
    readonly directoryExists: (path: string) => boolean;
  };
  readonly ScriptSnapshot: { fromString(text: string): unknown };
  createLanguageService(host: object): {
    getQuickInfoAtPosition(
      path: string,
      at: number,
    ): { readonly documentation?: readonly { readonly text: string }[] } | undefined;
  };
  getDefaultLibFilePath(options: object): string;
}

const ROOT = fileURLToPath(packageRoot);
/** The numbers of TypeScript's enumerations: ES2022 and NodeNext. */
const OPTIONS = { strict: true, target: 9, module: 199, moduleResolution: 99, types: [] };
const PROGRAM = `${ROOT}dist/hover.mts`;
const TEXT = `import { defineTable } from './src/adapters/library/index.js';
defineTable({ name: 't', seed: 1, fields: {
  id: { type: 'integer', constraints: { min: 3, nullRate: 0.1 } },
  all: { type: 'array', items: { type: 'date', constraints: { start: '2026-01-01' } }, constraints: { maxItems: 3 } },
} });
`;

/** What an editor shows for these words of a definition. */
function shown(compiler: Compiler, words: readonly string[]): readonly (string | undefined)[] {
  const { sys, ScriptSnapshot } = compiler;
  const service = compiler.createLanguageService({
    getScriptFileNames: () => [PROGRAM],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path: string) => {
      const text = path === PROGRAM ? TEXT : sys.readFile(path);
      return text === undefined ? undefined : ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => OPTIONS,
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
    fileExists: sys.fileExists,
    readFile: sys.readFile,
    directoryExists: sys.directoryExists,
  });
  return words.map((word) => {
    const info = service.getQuickInfoAtPosition(PROGRAM, TEXT.indexOf(`${word}:`));
    return info?.documentation?.map(({ text }) => text).join('');
  });
}

describe('an editor, for a word of a definition', () => {
  it('shows what a written seed and a written constraint mean', function () {
    const packages = new OwnPackages('examples/clients/typescript');
    const compiler = packages.find<Compiler>('typescript');
    if (compiler === undefined) {
      console.warn(`    pending: no packages: ${packages.install}`);
      this.skip();
    }

    expect(shown(compiler, ['seed', 'min', 'nullRate', 'start', 'maxItems'])).to.deep.equal([
      'The same definition with the same seed gives the same rows. Default: a random seed for each definition.',
      'The smallest value. Default: 0.',
      'Share of the rows that are null: 0 to 1. Default: 0.',
      'The first day. Default: "-5y".',
      'The largest number of items: at most 1000. Default: 5.',
    ]);
  });
});

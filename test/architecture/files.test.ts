import { expect } from 'chai';
import { codeOnly } from './support/code-only.js';
import { type SourceFile, sourceFiles } from './support/tree.js';

/** This file contains the texts that it searches for. */
const HERE = 'test/architecture/files.test.ts';

const all = ['src', 'studio', 'scripts', 'bench', 'test']
  .flatMap(sourceFiles)
  .filter(({ path }) => path !== HERE);

const bounds: readonly (readonly [string, number])[] = [
  ['src', 300],
  ['studio', 300],
  ['scripts', 300],
  ['bench', 300],
  ['test', 500],
];

/** Patterns that are searched in the whole text, including comments. */
const refusedAnywhere: readonly (readonly [string, RegExp])[] = [
  ['unfinished notes', /\b(?:TODO|FIXME|XXX|HACK)\b/],
  ['silenced compiler errors', /@ts-(?:ignore|nocheck)/],
];

const refusedInCode: readonly (readonly [string, RegExp])[] = [
  ['uses of the type any', /\bas any\b|<any>|: any\b|\bany\[\]/],
  ['tests that run alone or not at all', /\b(?:describe|it)\.(?:only|skip)\b/],
  ['calls of the debugger', /^\s*debugger;/],
  ['time limits of tests, which a busy machine exceeds', /\bthis\.timeout\(|\}\)\.timeout\(/],
  ['other objects as the variables of the process, which threads ignore', /\bprocess\.env = /],
];

/** A docstring in front of another one. What introduces a whole file begins with one asterisk. */
const STACKED = /\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*\/\*\*/;

/** `every` returns true for an empty list, so a test that finds no data would pass. */
const BARE_EVERY = /\.every\(/;

/** Returns the lines that match a pattern, each with its path and line number. */
function matchingLines({ path, text }: SourceFile, pattern: RegExp): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : []));
}

describe('the files', () => {
  for (const [folder, bound] of bounds) {
    it(`of ${folder} have at most ${bound} lines`, () => {
      const long = sourceFiles(folder)
        .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > bound);

      expect(long).to.deep.equal([]);
    });
  }

  it('beside the folders of src are one, the server', () => {
    const beside = sourceFiles('src').filter(({ path }) => /^src\/[^/]+$/.test(path));

    expect(beside.map(({ path }) => path)).to.deep.equal(['src/main.ts']);
  });

  it('of tests use everyOf instead of every, because everyOf refuses an empty list', () => {
    const tests = all.filter(({ path }) => path.endsWith('.test.ts'));

    expect(tests.flatMap((file) => matchingLines(file, BARE_EVERY))).to.deep.equal([]);
  });

  it('have one docstring in front of a declaration, because editors show the last one alone', () => {
    const stacked = all.filter(({ text }) => STACKED.test(text));

    expect(stacked.map(({ path }) => path)).to.deep.equal([]);
  });

  for (const [what, pattern] of refusedAnywhere) {
    it(`contain no ${what}`, () => {
      expect(all.flatMap((file) => matchingLines(file, pattern))).to.deep.equal([]);
    });
  }

  for (const [what, pattern] of refusedInCode) {
    it(`contain no ${what}`, () => {
      const code = all.map(({ path, text }) => ({ path, text: codeOnly(text) }));

      expect(code.flatMap((file) => matchingLines(file, pattern))).to.deep.equal([]);
    });
  }
});

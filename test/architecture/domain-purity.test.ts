import { expect } from 'chai';
import { codeOnly } from './support/code-only.js';
import { impurities } from './support/impurities.js';
import { sourceFiles } from './support/tree.js';

const impure: readonly (readonly [string, string])[] = [
  ['const chance = Math.random();', 'Math.random'],
  ['const y = Math.exp(x);', 'Math.exp'],
  ['const y = Math.log10(x);', 'Math.log10'],
  ['const y = Math.pow(x, 2);', 'Math.pow'],
  ['const y = Math.sin(Math.PI);', 'Math.sin'],
  ['const now = Date.now();', 'Date.now'],
  ['const now = new Date();', 'new Date'],
  ['const now = new Date;', 'new Date'],
  ["const format = new Intl.NumberFormat('en');", 'Intl'],
  ['const text = day.toLocaleDateString();', '.toLocaleDateString'],
  ['names.sort((a, b) => a.localeCompare(b));', '.localeCompare'],
  ['const letter = /\\p{L}/u;', '\\p{'],
  ['const shell = process.env.SHELL;', 'process.'],
  ['const bytes = Buffer.from(text);', 'Buffer'],
  ['const y = x ** 2;', '**'],
  ['const y = 2 ** x;', '**'],
  ['const y = 10 ** -3;', '**'],
];

const pure: readonly string[] = [
  'const day = Math.floor(Math.abs(x) / 7);',
  'const day = new Date(0);',
  'const most = 2 ** 53 - 1;',
  'const scaled = digits * 10n ** BigInt(shift);',
  'export class ChunkBuffer {}',
  'const room = new ArrayBuffer(8);',
  '/** Never Math.random, Date.now or x ** 2. */',
  "const a = 1; // No Math.random here: it's not reproducible.",
  "const message = 'at most 2 ** n, see Intl';",
  '  // new Date() would read the clock',
];

describe('the scan for impurities', () => {
  for (const [line, what] of impure) {
    it(`finds ${what} in ${line}`, () => {
      const text = `/*\n * A comment of\n * three lines. */\n${line}\n`;

      expect(impurities({ path: 'a.ts', text })).to.deep.equal([`a.ts:4: ${what}`]);
    });
  }

  for (const line of pure) {
    it(`finds nothing in ${line}`, () => {
      expect(impurities({ path: 'a.ts', text: line })).to.deep.equal([]);
    });
  }
});

describe('the domain', () => {
  it('uses no clock, no random source and no computation whose result depends on the engine', () => {
    const files = sourceFiles('src/domain');

    expect(files.length).to.be.above(50);
    expect(files.flatMap(impurities)).to.deep.equal([]);
  });
});

describe('the source code', () => {
  it('draws keys and seeds from the random generator of the system, never from Math.random', () => {
    const guessable = (text: string) =>
      /\bMath\s*\.\s*random\b|\bpseudoRandomBytes\b/.test(codeOnly(text));
    const files = sourceFiles('src');

    expect(guessable('const below = (n) => Math.floor(Math.random() * n);')).to.equal(true);
    expect(files.map(({ path }) => path)).to.include('src/adapters/system/system-entropy.ts');
    expect(files.filter(({ text }) => guessable(text)).map(({ path }) => path)).to.deep.equal([]);
  });
});

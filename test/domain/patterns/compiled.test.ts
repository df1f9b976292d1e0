import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../../../src/domain/basics/budget.js';
import { Pattern } from '../../../src/domain/patterns/pattern.js';
import type { LengthBounds } from '../../../src/domain/patterns/within-lengths.js';
import { languageOf, refusalOf, textsOf } from './making.js';

function compiled(text: string, payer = new Budget(0)): Pattern {
  const pattern = Pattern.of(text, payer);
  if (E.isLeft(pattern)) throw new Error(`${text}: expected ${pattern.left}`);
  return pattern.right;
}

interface Row {
  readonly text: string;
  readonly edges: number;
  readonly steps: number;
  readonly bounds?: Partial<LengthBounds>;
  readonly cut?: number;
}

describe('a compiled pattern', () => {
  const rows: readonly Row[] = [
    { text: 'abc', edges: 3, steps: 6.9 },
    { text: '[ab]c|[de]c', edges: 2, steps: 9.4 },
    { text: '[a-c]x|[b-d]y', edges: 6, steps: 16.2 },
    { text: '([ab]{1,3}|b){0,9}', edges: 27, steps: 2038.9 },
    { text: '(a{1,3}|b){0,9}', edges: 52, steps: 1845.4 },
    { text: '(a{0,2}|b){0,9}', edges: 35, steps: 1419 },
    { text: '(a?b?){0,9}', edges: 35, steps: 217 },
    { text: '(|ab){0,9}', edges: 18, steps: 86.4 },
    { text: '(a?()b?){0,9}', edges: 35, steps: 217 },
    { text: '(a|aa){10}', edges: 20, steps: 480 },
    { text: '[a-z]{3,5}', edges: 5, steps: 19.5, bounds: { min: 4 }, cut: 44 },
    { text: 'a{1,4}|b{8}', edges: 12, steps: 48.6, bounds: { min: 5, max: 9 }, cut: 72 },
    { text: '(a|b){0,20}', edges: 20, steps: 120, bounds: { min: 3, max: 9 }, cut: 80 },
    { text: '(a|b){0,20}', edges: 20, steps: 120, bounds: { max: 20 }, cut: 0 },
  ];
  for (const { text, edges, steps, bounds, cut } of rows) {
    it(`${text} has ${edges} edges and takes ${steps} steps`, () => {
      const payer = new Budget(0);

      expect(compiled(text, payer).edges).to.equal(edges);
      expect(payer.taken).to.be.closeTo(steps, 1e-6);
    });

    if (bounds === undefined || cut === undefined) continue;
    it(`${text} takes ${cut} steps to limit to ${JSON.stringify(bounds)}, and none for the same budget again`, () => {
      const payers = [new Budget(0), new Budget(0)] as const;
      const pattern = compiled(text).paidBy(payers[0]);

      pattern.within(bounds);
      pattern.within(bounds);
      expect(payers[0].taken).to.be.closeTo(cut, 1e-6);

      pattern.paidBy(payers[1]).within(bounds);
      expect(payers[1].taken).to.be.closeTo(cut, 1e-6);
    });
  }

  it('has a language of all its texts', () => {
    expect(compiled('[ab]{1,2}').language.count).to.equal(6n);
  });

  it('has different languages for different bounds of length', () => {
    const pattern = compiled('[ab]{1,3}');
    const counts = [{ max: 1 }, { min: 3 }, { max: 1 }].map((bounds) => {
      const language = pattern.within(bounds);
      return E.isLeft(language) ? language.left : language.right.count;
    });

    expect(counts).to.deep.equal([2n, 8n, 2n]);
  });

  it('is refused with bounds of length that need too many states', () => {
    expect(refusalOf('(ab{0,3}){0,250}', { min: 500 })).to.equal(
      'a simpler pattern: this one needs too many states for these lengths',
    );
  });
});

describe('the characters of a pattern', () => {
  const rows = [
    ['[ -~é]', 96],
    ['[a\\u07ff\\u0800]', 3],
    ['[\\uffff\\u{10000}]', 2],
    ['[\\ufffe\\uffff]', 2],
    ['[\\u{10ffff}a-c\\u00e9]', 5],
    ['[a-ce-gi-kx]', 10],
    ['\\d|\\d|x', 11],
    ['[^\\w]', 32],
    ['[^ -/]', 79],
    ['[^n-~]', 78],
    ['[^a-c\\u00e9]', 92],
    ['[\\ud7ff-\\ue000]', 2],
    ['[a-zb-c]', 26],
    ['[b-da-c]', 4],
    ['[ac-de]', 4],
    ['[\\u0080]|x', 2],
    ['[\\u0800é]', 2],
    ['[\\u{10000}-\\u{10001}]', 2],
  ] as const;
  for (const [pattern, size] of rows) {
    it(`${pattern} are ${size} characters, all of which match the pattern`, () => {
      const language = languageOf(pattern);
      const made = textsOf(language, { rows: language.capacity, unique: true });

      expect(new Set(made).size).to.equal(size);
      const form = new RegExp(`^(?:${pattern})$`, 'u');
      expect(made.filter((text) => !form.test(text))).to.deep.equal([]);
      expect([...language.alphabet].sort()).to.deep.equal([...made].sort());
      const bytes = made.map((text) => Buffer.byteLength(text));
      expect(language.bytes).to.deep.equal({ min: Math.min(...bytes), max: Math.max(...bytes) });
    });
  }

  it('beyond the basic plane are reported as the ends of their ranges', () => {
    const { alphabet } = languageOf('[\\ufffe-\\u{10003}]|[\\u{1f600}-\\u{1f64f}]');
    const expected = [0xfffe, 0xffff, 0x1_0000, 0x1_0003, 0x1_f600, 0x1_f64f];

    expect(
      [...alphabet].map((one) => one.codePointAt(0)).sort((a = 0, b = 0) => a - b),
    ).to.deep.equal(expected);
  });
});

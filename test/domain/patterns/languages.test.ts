import { expect } from 'chai';
import * as fc from 'fast-check';
import { always } from '../random/always.js';
import { count, expectSpread } from '../random/statistics.js';
import { languageOf, textsOf, whole } from './making.js';
import { anyPatterns, knownPatterns } from './random-patterns.js';

describe('the texts of a pattern', () => {
  it('have the count of an independent model, and occur once each if they are unique', () => {
    always(
      fc.property(knownPatterns, ({ pattern, texts }) => {
        const language = languageOf(pattern);

        expect(language.count, pattern).to.equal(BigInt(texts.size));
        const made = textsOf(language, { rows: texts.size, unique: true });
        expect([...made].sort(), pattern).to.deep.equal([...texts].sort());
      }),
      500,
    );
  });

  it('are limited to lengths like the texts of an independent model', () => {
    const lengths = fc.tuple(fc.nat(6), fc.nat(3));
    always(
      fc.property(knownPatterns, lengths, ({ pattern, texts }, [min, more]) => {
        const max = min + more;
        const fitting = [...texts].filter((text) => {
          const length = [...text].length;
          return length >= min && length <= max;
        });
        fc.pre(fitting.length > 0);

        const made = textsOf(languageOf(pattern, { min, max }), {
          rows: fitting.length,
          unique: true,
        });
        expect([...made].sort(), pattern).to.deep.equal(fitting.sort());
      }),
      500,
    );
  });

  it('match the pattern as a regular expression of JavaScript', () => {
    always(
      fc.property(anyPatterns, fc.boolean(), (pattern, unique) => {
        const language = languageOf(pattern);
        const rows = Math.min(20, language.capacity);

        const wrong = textsOf(language, { rows, unique }).filter(
          (text) => !whole(pattern).test(text),
        );
        expect(wrong, pattern).to.deep.equal([]);
      }),
      500,
    );
  });

  it('have the reported lengths in bytes and the reported alphabet', () => {
    always(
      fc.property(knownPatterns, ({ pattern, texts }) => {
        const language = languageOf(pattern);
        const bytes = [...texts].map((text) => Buffer.byteLength(text));
        const characters = new Set([...texts].flatMap((text) => [...text]));

        expect(language.bytes, pattern).to.deep.equal({
          min: Math.min(...bytes),
          max: Math.max(...bytes),
        });
        // Of long ranges beyond the basic plane, the alphabet contains only the ends.
        const reported = [...language.alphabet];
        const plane = [...characters].filter((one) => one.length === 1);
        expect(reported.filter((one) => one.length === 1).sort()).to.deep.equal(plane.sort());
        expect([...characters]).to.include.members(reported);
      }),
      300,
    );
  });

  const ambiguous: readonly (readonly [pattern: string, texts: number])[] = [
    ['(a|a)b?', 2],
    ['(a|b|ab){1,3}', 32],
    ['(a?){5}|a{3}|aaa', 6],
    ['[a-c]x?|[b-d]{1,2}', 16],
  ];
  for (const [pattern, texts] of ambiguous) {
    it(`of ${pattern} are equally likely, however many ways there are to match them`, () => {
      const language = languageOf(pattern);
      const every = textsOf(language, { rows: language.capacity, unique: true });
      const counts = new Int32Array(every.length);
      const places = new Map(every.map((text, place) => [text, place]));
      for (const text of textsOf(language, { rows: 20_000 })) {
        count(counts, places.get(text) as number);
      }

      expect(every).to.have.length(texts);
      expectSpread(counts, pattern);
    });
  }

  const respelt = [
    ['(a|a)b?', 'ab?'],
    ['(cat|car|cab)', 'ca(t|[rb])'],
    ['\\d\\d{0,2}', '[0-9]{1,3}?'],
    ['^a|b$', '[ab]'],
    ['(?<year>20\\d\\d)', '20[0-9]{2}'],
    ['(a{0,3}){0,4}', 'a{0,12}'],
    ['a\\/\\-b', 'a/-b'],
  ] as const;
  for (const [pattern, other] of respelt) {
    it(`are the same in every row for ${pattern} and ${other}, which differ only in spelling`, () => {
      const [left, right] = [languageOf(pattern), languageOf(other)];

      expect(textsOf(left, { rows: 100 })).to.deep.equal(textsOf(right, { rows: 100 }));
    });
  }
});

describe('the number of texts', () => {
  const rows: readonly (readonly [pattern: string, count: bigint])[] = [
    ['', 1n],
    ['a{0}', 1n],
    ['(){1000}', 1n],
    ['[A-Z]{3}-\\d{4}', 26n ** 3n * 10n ** 4n],
    ['.', 95n],
    ['\\w\\W', 63n * 32n],
    ['\\s\\S', 6n * 94n],
    ['\\d\\D', 10n * 85n],
    ['[^\\d\\s]', 84n],
    ['[^]', 95n],
    ['[\\u{1}-\\u{10ffff}]', 0x11_0000n - 1n - 2048n],
    ['\\ud83d\\ude00', 1n],
    ['[\\t\\n\\r\\f\\v]', 5n],
    ['((ab?){1,2}c){1,3}|x{9}', 259n],
    ['\\d{9}', 10n ** 9n],
    ['(([a-j]{1,2}-){2}[xy]){1,2}', 24_200n + 24_200n ** 2n],
    ['[a-z]{11}', 26n ** 11n],
    ['[a-z]{1000}', 26n ** 1000n],
    ['(a?){1000}', 1001n],
  ];
  for (const [pattern, count] of rows) {
    const title = count < 10n ** 20n ? `${count}` : `a number of ${String(count).length} digits`;
    it(`of ${pattern} is ${title}`, () => {
      const language = languageOf(pattern);

      expect(language.count).to.equal(count);
      expect(language.capacity).to.equal(
        count < 2n ** 53n ? Number(count) : Number.MAX_SAFE_INTEGER,
      );
    });
  }
});

import { expect } from 'chai';
import { count, expectSpread } from '../random/statistics.js';
import { languageOf, textsOf, whole } from './making.js';

const LAST = Number.MAX_SAFE_INTEGER;

/** Patterns with more than 2^53 texts. */
const large: readonly string[] = [
  '[a-z]{12}',
  '[a-z]{1,40}',
  '[a-z]{1000}',
  '(a|bb){100}',
  '([a-c]|[b-d]x){40,50}',
  '[01]{53}',
  '[01]{0,53}',
  '([01]{52}|x)[ab]?',
  'x|y|[A-Z0-9]{8}(-[A-Z0-9]{4}){3}',
  '([\\u{1f600}-\\u{1f64f}]|é){1,30}',
  '[\\u{1}-\\u{10ffff}]{5}',
  '(?:(?:[a-z]{1,8}\\.){0,3}[a-z]{2,10}@){1,2}[a-z]{2,20}\\.(?:com|org)',
];

describe('the texts of a large language', () => {
  for (const pattern of large) {
    const language = languageOf(pattern);

    it(`of ${pattern} match the pattern, both drawn and unique`, () => {
      for (const unique of [false, true]) {
        const made = textsOf(language, { rows: 500, unique });

        expect(made.filter((text) => !whole(pattern).test(text))).to.deep.equal([]);
      }
    });

    it(`of ${pattern} differ in the first, middle and last rows if they are unique`, () => {
      expect(language.capacity).to.equal(LAST);
      const made = [0, 2 ** 52, LAST - 3000].flatMap((row) =>
        textsOf(language, { rows: 3000, row, unique: true }),
      );

      expect(new Set(made).size).to.equal(made.length);
    });

    it(`of ${pattern} are the same in any window`, () => {
      for (const unique of [false, true]) {
        const row = 2 ** 32 + 7;
        const texts = textsOf(language, { rows: 20, row, unique });
        const single = texts.map((_, i) => textsOf(language, { rows: 1, row: row + i, unique })[0]);

        expect(single).to.deep.equal(texts);
      }
    });
  }

  for (const unique of [false, true]) {
    const how = unique ? 'unique' : 'drawn';
    it(`that are ${how} have each character equally often at any position`, () => {
      const made = textsOf(languageOf('[a-j]{100}'), { rows: 20_000, unique });
      for (const place of [0, 7, 15, 16, 17, 60, 99]) {
        const counts = new Int32Array(10);
        for (const text of made) count(counts, text.charCodeAt(place) - 97);

        expectSpread(counts, `place ${place}`);
      }
    });

    it(`that are ${how} take each alternative in proportion to the number of its texts`, () => {
      const pattern = 'a[0-9]{20}|[bc][0-9]{20}|d[0-4][0-9]{19}|e';
      const counts = new Int32Array(4);
      for (const text of textsOf(languageOf(pattern), { rows: 20_000, unique })) {
        count(counts, ['a', 'b', 'c', 'd'].indexOf(text.charAt(0)));
      }

      expectSpread(counts, pattern, [2, 2, 2, 1]);
    });
  }

  for (const unique of [false, true]) {
    it(`that are ${unique ? 'unique' : 'drawn'} have each length in proportion to the number of its texts`, () => {
      const counts = new Int32Array(3);
      for (const text of textsOf(languageOf('[ab]{60,62}'), { rows: 20_000, unique })) {
        count(counts, text.length - 60);
      }

      expectSpread(counts, 'lengths', [1, 2, 4]);
    });
  }

  it('that are unique mostly differ in their first and in their last characters', () => {
    const made = textsOf(languageOf('[a-z]{30}'), { rows: 2000, unique: true });

    expect(new Set(made.map((text) => text.slice(0, 5))).size).to.be.above(1990);
    expect(new Set(made.map((text) => text.slice(-5))).size).to.be.above(1990);
  });
});

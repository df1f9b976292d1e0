import { expect } from 'chai';
import fc from 'fast-check';
import { syntaxErrorPosition } from '../../../src/domain/schema/json-syntax.js';
import { always } from '../../support/always.js';

/** Texts that are not JSON, and the line and column of the error. */
const cases: readonly (readonly [string, number, number])[] = [
  ['', 1, 1],
  ['x', 1, 1],
  [' \n\t x', 2, 3],
  ['{"rows": x}', 1, 10],
  ['{"rows": 1', 1, 11],
  ['{"rows": 1,}', 1, 12],
  ['{\n  "rows": 1,\n}', 3, 1],
  ['{"rows" 1}', 1, 9],
  ['{rows: 1}', 1, 2],
  ["{'rows': 1}", 1, 2],
  ['{"a": 1 "b": 2}', 1, 9],
  ['{"a": 1}}', 1, 9],
  ['{"a": 1} {"b": 2}', 1, 10],
  ['{"a": [1, 2}', 1, 12],
  ['{"a": 1]', 1, 8],
  ['[1 2]', 1, 4],
  ['[1,]', 1, 4],
  ['[,1]', 1, 2],
  ['1,2', 1, 2],
  ['{:1}', 1, 2],
  ['{"a":1,:2}', 1, 8],
  ['[1e5,]', 1, 6],
  ['[1E05 x]', 1, 7],
  ['["\\u00e9",]', 1, 11],
  ['["\\uaBcD",]', 1, 11],
  ['01', 1, 2],
  ['1.', 1, 2],
  ['+1', 1, 1],
  ['.5', 1, 1],
  ['NaN', 1, 1],
  ['nullx', 1, 5],
  ['"abc', 1, 5],
  ['"a\nb"', 1, 3],
  ['"a\\x"', 1, 3],
  ['"\\u12g4"', 1, 2],
  ['{"a": 1} // note', 1, 10],
  ['{"a":\u00a01}', 1, 6],
];

/** JSON without words and escapes, so that a cut or a stray character is an error exactly at its position. */
const { value: plainJson } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, tie('number'), tie('text'), tie('list'), tie('object')),
  number: fc.nat(),
  text: fc.stringMatching(/^[a-z ]{0,9}$/),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie('value'), { maxKeys: 4 }),
}));

const textAndCut = fc
  .record({ value: plainJson, at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }) })
  .map(({ value, at }) => {
    const text = JSON.stringify([value]);
    return { text, cut: Math.floor(at * text.length) };
  });

describe('the place of a JSON syntax error', () => {
  for (const [text, line, column] of cases) {
    it(`in ${JSON.stringify(text)} is line ${line}, column ${column}`, () => {
      expect(() => JSON.parse(text)).to.throw();
      expect(syntaxErrorPosition(text)).to.deep.equal({ line, column });
    });
  }

  it('is the end of a text that is cut anywhere', () => {
    always(textAndCut, 500, ({ text, cut }) => {
      expect(syntaxErrorPosition(text.slice(0, cut))).to.deep.equal({ line: 1, column: cut + 1 });
    });
  });

  it('is the position of a stray control character', () => {
    always(textAndCut, 500, ({ text, cut }) => {
      const broken = `${text.slice(0, cut)}\u0001${text.slice(cut)}`;

      expect(syntaxErrorPosition(broken)).to.deep.equal({ line: 1, column: cut + 1 });
    });
  });

  it('is the end of a text that is valid JSON', () => {
    always(fc.json({ maxDepth: 5 }), 500, (text) => {
      expect(syntaxErrorPosition(text).column).to.equal(text.length + 1);
    });
  });

  it('is found after a million open brackets, and after a text of a million characters', () => {
    const many = 1_000_000;

    expect(syntaxErrorPosition('['.repeat(many)).column).to.equal(many + 1);
    expect(syntaxErrorPosition(`"${'a'.repeat(many)}`).column).to.equal(many + 2);
    expect(syntaxErrorPosition(`"${'\\n'.repeat(many)}`).column).to.equal(2 * many + 2);
  });
});

import { expect } from 'chai';
import { patternStrings } from '../../../src/domain/columns/pattern-strings.js';
import { languageOf, textsOf } from '../patterns/making.js';
import { drawsOf } from './read-cell.js';

const large = '[ab]{60}';

describe('the texts of a pattern', () => {
  const rows = [
    ['[ab]c{1,2}', ['ac', 'acc', 'bc', 'bcc']],
    ['é|xyz', ['xyz', 'é']],
  ] as const;
  for (const [pattern, expected] of rows) {
    it(`${pattern} are ${expected.join(', ')}`, () => {
      const language = languageOf(pattern);

      expect([...new Set(textsOf(language, { rows: 100 }))].sort()).to.deep.equal(expected);
      const unique = textsOf(language, { rows: expected.length, unique: true });
      expect([...unique].sort()).to.deep.equal(expected);
    });
  }

  for (const unique of [false, true]) {
    const kind = unique ? ' if they are unique' : '';

    it(`with more texts than whole numbers can be any of them${kind}`, () => {
      const made = textsOf(languageOf(large), { rows: 100, unique });

      expect(made.filter((text) => !/^[ab]{60}$/.test(text))).to.deep.equal([]);
      expect(new Set(made).size).to.equal(100);
      for (const index of [0, 30, 59]) {
        expect(new Set(made.map((text) => text[index])).size).to.equal(2);
      }
    });

    for (const pattern of ['[a-z]{1,5}', '[ab]{0,60}']) {
      it(`${pattern} are the same in any window${kind}`, () => {
        const language = languageOf(pattern);
        const whole = textsOf(language, { unique, row: 500, rows: 30 });
        const window = textsOf(language, { unique, row: 510, rows: 7 });

        expect(window).to.deep.equal(whole.slice(10, 17));
      });
    }
  }

  it('with more texts than whole numbers all differ if they are unique', () => {
    const made = textsOf(languageOf('[ab]{54}'), { rows: 5000, unique: true });

    expect(new Set(made).size).to.equal(5000);
  });

  it('have lengths in bytes, and a cost of 35 ns for each byte', () => {
    const { piece } = patternStrings(languageOf('é|xyz1'), drawsOf('pattern'));
    if (piece.kind !== 'text') throw new Error('no text');

    expect([piece.minLength, piece.maxLength]).to.deep.equal([2, 4]);
    expect([...piece.alphabet].sort().join('')).to.equal('1xyzé');
    expect(piece.texts.cost).to.equal(20 + 4 * 35);
  });
});

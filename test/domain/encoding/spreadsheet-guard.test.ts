import { expect } from 'chai';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import {
  bytesStartLikeFormula,
  guardText,
  mayNeedGuard,
  startsLikeFormula,
} from '../../../src/domain/encoding/spreadsheet-guard.js';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

function startsInBytes(text: string): boolean {
  const bytes = utf8(`..${text}..`);
  return bytesStartLikeFormula(bytes, 2, bytes.length - 2);
}

/** Every character of the basic multilingual plane except surrogates, and some beyond. */
const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .concat(['😀', '\u{10ffff}', '\u{1ff1d}', '\u{2ff0b}']);

describe('the guard against formulas', () => {
  for (const start of STARTS) {
    it(`puts an apostrophe before a text that begins with ${JSON.stringify(start)}`, () => {
      for (const text of [start, `${start}1+1`, `${start}${start}`]) {
        expect(guardText(text)).to.equal(`'${text}`);
        expect(startsInBytes(text)).to.equal(true);
      }
    });
  }

  for (const text of ['', 'a', '1', "'=1", ' =1', 'a=1', '1-2', '−1', '–', '﹣1', '＜', '🟰']) {
    it(`does not change ${JSON.stringify(text)}`, () => {
      expect(guardText(text)).to.equal(text);
      expect(startsInBytes(text)).to.equal(false);
    });
  }

  it('reacts to exactly these first characters, in strings and in bytes', () => {
    expect(characters.filter((one) => startsLikeFormula(`${one}x`))).to.have.members(STARTS);
    expect(characters.filter((one) => startsInBytes(`${one}x`))).to.have.members(STARTS);
    expect(characters.filter((one) => startsInBytes(one))).to.have.members(STARTS);
  });

  it('is needed only for alphabets that contain one of these characters', () => {
    expect(characters.filter((one) => mayNeedGuard(`a${one}b`))).to.have.members(STARTS);
    expect(mayNeedGuard('')).to.equal(false);
  });

  for (const [from, to] of [
    [0, 0],
    [1, 1],
    [0, 2],
    [0, 1],
    [3, 5],
  ] as const) {
    it(`reads no byte outside of ${from} to ${to}`, () => {
      const bytes = utf8('＝＝');

      expect(bytesStartLikeFormula(bytes, from, to)).to.equal(false);
    });
  }
});

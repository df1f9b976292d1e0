import { expect } from 'chai';
import { luhnDigit, luhnSum } from '../../../src/domain/basics/luhn.js';

/** The digits of a text, the last one first, as the algorithm reads them. */
const fromRight =
  (text: string) =>
  (i: number): number =>
    Number(text.at(-1 - i));

describe('the Luhn algorithm', () => {
  for (const [digits, check] of [
    ['7992739871', 3],
    ['411111111111111', 1],
    ['49015420323751', 8],
    ['', 0],
  ] as const) {
    it(`gives ${check} after "${digits}"`, () => {
      expect(luhnDigit(digits.length, fromRight(digits))).to.equal(check);
    });
  }

  it('adds the two digits of what is doubled, also of a letter that counts as 35', () => {
    expect(luhnSum(1, () => 7)).to.equal(1 + 4);
    expect(luhnSum(1, () => 35)).to.equal(7 + 0);
  });
});

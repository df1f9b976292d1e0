import { expect } from 'chai';
import { validityOf } from '../../../src/domain/report/validity.js';

const NUMBERS = Array.from({ length: 200 }, (_, i) => i);
const K = 10;

/** Numbers as they are, each in one sampled row. */
function validityOfNumbers(made: readonly number[]): number | null {
  const read = (cells: readonly (string | null)[]): Float64Array =>
    Float64Array.from(cells, Number);
  const counts = new Map(NUMBERS.map((number) => [String(number), 1]));
  return validityOf({ as: 'number', made: Float64Array.from(made), read }, { counts }, K);
}

describe('the validity of made values', () => {
  it('is the share of the numbers between the ends of the sample', () => {
    expect(validityOfNumbers(NUMBERS)).to.equal(1);
    expect(validityOfNumbers([...NUMBERS, ...NUMBERS.map((number) => number + 200)])).to.equal(0.5);
  });

  it('does not count nulls, and has no value for nulls alone', () => {
    expect(validityOfNumbers([...NUMBERS, ...NUMBERS.map(() => Number.NaN)])).to.equal(1);
    expect(validityOfNumbers([Number.NaN])).to.equal(null);
  });

  it('does not depend on the outermost rows of the sample', () => {
    const far = Array.from({ length: 100 }, () => 1e6);
    const read = (cells: readonly (string | null)[]): Float64Array =>
      Float64Array.from(cells, Number);
    const counts = new Map([...NUMBERS.map((number) => [String(number), 1] as const), ['1e6', 1]]);

    const share = validityOf(
      { as: 'number', made: Float64Array.from([...NUMBERS.slice(0, 100), ...far]), read },
      { counts },
      K,
    );

    expect(share).to.equal(0.5);
  });

  it('is the share of the categories that the sample has', () => {
    const codes = ['a', 'b', 'c'];
    const read = (cells: readonly (string | null)[]): Float64Array =>
      Float64Array.from(cells, (cell) => codes.indexOf(String(cell)));
    const made = Float64Array.from({ length: 100 }, (_, i) => (i % 4 === 0 ? 2 : i % 2));
    const counts = new Map([
      ['a', 20],
      ['b', 20],
    ]);

    expect(validityOf({ as: 'category', made, read }, { counts }, K)).to.equal(0.8);
  });
});

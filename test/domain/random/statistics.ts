import { expect } from 'chai';
import { chiSquareP } from '../../../scripts/random/p-values.js';

/**
 * A sound generator leaves this band once in 5000 tests. Seeds are fixed, so a test that passes once always
 * passes. The band is wide enough that no seed has to be selected, and a result that is too even fails as well.
 */
const LEAST_P = 1e-4;
const MOST_P = 1 - LEAST_P;
const FEW_DEGREES = 5;
/** A normal score exceeds this once in 1.7 million tests. There are thousands of tests, one for each bit. */
const MOST_DEVIATIONS = 5;

/** Expects counts to be spread like `expected` (by default evenly), within the band of chance on both sides. */
export function expectSpread(
  counts: ArrayLike<number>,
  about: string,
  expected?: ArrayLike<number>,
): void {
  const seen = Array.from(counts);
  const total = seen.reduce((sum, count) => sum + count, 0);
  const wanted = expected === undefined ? seen.map(() => 1) : Array.from(expected);
  const whole = wanted.reduce((sum, part) => sum + part, 0);
  const statistic = seen.reduce((sum, count, i) => {
    const mean = ((wanted[i] as number) / whole) * total;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
  const degrees = seen.length - 1;
  // A few whole counts can equal their means exactly, so the chi-square distribution does not apply to such low values.
  const mostP = degrees < FEW_DEGREES ? 1 : MOST_P;
  expect(chiSquareP(statistic, degrees), about).to.be.within(LEAST_P, mostP);
}

/** Expects the number of hits in `trials` trials of a fixed chance to be near its mean. */
export function expectRate(hits: number, trials: number, rate: number, about: string): void {
  const deviation = Math.sqrt(trials * rate * (1 - rate));
  expect(Math.abs(hits - trials * rate) / deviation, about).to.be.below(MOST_DEVIATIONS);
}

/** Expects two series to be uncorrelated. */
export function expectUncorrelated(
  left: ArrayLike<number>,
  right: ArrayLike<number>,
  about: string,
): void {
  const n = left.length;
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  let [both, squaresLeft, squaresRight] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const x = (left[i] as number) - meanLeft;
    const y = (right[i] as number) - meanRight;
    both += x * y;
    squaresLeft += x * x;
    squaresRight += y * y;
  }
  const score = (both / Math.sqrt(squaresLeft * squaresRight)) * Math.sqrt(n);
  expect(Math.abs(score), about).to.be.below(MOST_DEVIATIONS);
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}

/**
 * Expects two series of 32-bit words to be independent: by joint 16 x 16 tables of their highest and lowest
 * bits, their differences, the agreement of each bit, and correlation.
 */
export function expectIndependent(left: Int32Array, right: Int32Array, about: string): void {
  const high = new Int32Array(256);
  const low = new Int32Array(256);
  const differences = new Int32Array(4096);
  const agreeing = new Int32Array(32);
  left.forEach((x, i) => {
    const y = right[i] as number;
    count(high, ((x >>> 28) << 4) | (y >>> 28));
    count(low, ((x & 15) << 4) | (y & 15));
    count(differences, (x - y) >>> 20);
    for (let bit = 0, same = ~(x ^ y); bit < 32; bit++) {
      agreeing[bit] = (agreeing[bit] as number) + ((same >>> bit) & 1);
    }
  });
  expectSpread(high, `${about}: highest bits`);
  expectSpread(low, `${about}: lowest bits`);
  expectSpread(differences, `${about}: differences`);
  agreeing.forEach((hits, bit) => {
    expectRate(hits, left.length, 0.5, `${about}: bit ${bit}`);
  });
  expectUncorrelated(left, right, `${about}: correlation`);
}

/** Adds one to the count at an index of a table. */
export function count(table: Int32Array, index: number): void {
  table[index] = (table[index] as number) + 1;
}

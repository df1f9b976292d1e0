import { fillNumbers } from '../../src/domain/random/uniform.js';
import { poissonP } from './p-values.js';
import { cellWord, columnKey } from './read-orders.js';

const RANGES: readonly (readonly [name: string, size: number])[] = [
  ['2^20', 2 ** 20],
  ['2^24', 2 ** 24],
  ['2^28', 2 ** 28],
  ['2^32', 2 ** 32],
  ['10^10', 10 ** 10],
  ['10^13', 10 ** 13],
  ['2^53', 2 ** 53],
];
const WORDS_OF_A_CELL = 4;

/** The number of values of all seeds that repeat an earlier value, and the number expected of independent draws. */
export interface Repeats {
  readonly name: string;
  readonly draws: number;
  readonly perSeed: readonly number[];
  readonly expected: number;
  readonly p: number;
}

/** Repeats of uniform draws from seven ranges, compared with the birthday rule. */
export function repeatsOfRanges(seeds: number, mostDraws: number): readonly Repeats[] {
  return RANGES.map(([name, size]) => {
    // At most 1/64 of a small range: repeats are then rare and follow a Poisson distribution.
    const draws = Math.min(mostDraws, size / 64);
    const values = new Float64Array(draws);
    return judged(name, seeds, draws, draws - distinct(size, draws), (seed) => {
      fillNumbers(values, columnKey(seed), 0, draws, { min: 0, step: 1, n: size });
      return repeatsIn(values);
    });
  });
}

/**
 * Repeats of two neighbouring words of a cell, at any index in the cell: cells that share a run of words, shifted or
 * not, have such repeats.
 */
export function repeatsOfRuns(seeds: number, rows: number): Repeats {
  const runs = new Float64Array(rows * (WORDS_OF_A_CELL - 1));
  const expected = runs.length - distinct(2 ** 53, runs.length);
  return judged('two words', seeds, runs.length, expected, (seed) => {
    const key = columnKey(seed);
    for (let row = 0, i = 0; row < rows; row++) {
      for (let k = 1; k < WORDS_OF_A_CELL; k++) {
        const [before, after] = [cellWord(key, row, k - 1) >>> 0, cellWord(key, row, k) >>> 11];
        runs[i++] = before * 2 ** 21 + after;
      }
    }
    return repeatsIn(runs);
  });
}

function judged(
  name: string,
  seeds: number,
  draws: number,
  expectedPerSeed: number,
  repeatsOf: (seed: number) => number,
): Repeats {
  const perSeed = Array.from({ length: seeds }, (_, seed) => repeatsOf(seed + 1));
  const expected = expectedPerSeed * seeds;
  const total = perSeed.reduce((sum, repeats) => sum + repeats, 0);
  return { name, draws, perSeed, expected, p: poissonP(total, expected) };
}

/** The expected number of distinct values of `draws` independent draws from `size`: size x (1 - (1 - 1/size)^draws). */
function distinct(size: number, draws: number): number {
  return -size * Math.expm1(draws * Math.log1p(-1 / size));
}

function repeatsIn(values: Float64Array): number {
  values.sort();
  let repeats = 0;
  for (let i = 1; i < values.length; i++) if (values[i] === values[i - 1]) repeats++;
  return repeats;
}

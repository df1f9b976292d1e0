import { lazy } from '../basics/lazy.js';
import { sumOf } from '../basics/sum-of.js';
import type { Preparation } from '../columns/preparation.js';
import { TWO_32 } from '../random/fractions.js';
import { numberKey } from '../random/key.js';
import { type Key, lane, word } from '../random/mix.js';
import { fillQuantiles, quantiles } from '../random/quantiles.js';
import type { Stratum } from '../random/strata.js';
import { BlockTotals, type TotalTerms } from './block-totals.js';
import type { KeyOfPart } from './series.js';

/** The rows of a block, each of which has a stratum of the distribution. */
export const SUMMABLE_BLOCK = 4096;

/** The tables of the numbers of a block, for as many totals. */
const TABLES = 33;

/** No total of a block is this many standard deviations from the mean, unless no tilt reaches as far. */
const FARTHEST = 6.5;

/** The tilt by which the reach of the others is measured. */
const TRIED = 0.25;

/** The estimated time for a number of a table, in nanoseconds. */
const NUMBER_COST = 60;

/** The numbers of a block in ascending order, for several totals. */
interface Tables {
  readonly numbers: readonly Float64Array[];
  readonly totals: Float64Array;
  readonly deviation: number;
}

/** The numbers of the blocks of a distribution, which all columns with these strata share. */
export class SummableTables implements Preparation {
  readonly cost = TABLES * SUMMABLE_BLOCK * NUMBER_COST;
  readonly bytes = TABLES * SUMMABLE_BLOCK * 8;
  readonly tables: () => Tables;

  constructor(strata: () => readonly Stratum[]) {
    this.tables = lazy(() => tablesOf(strata()));
  }

  make(): void {
    this.tables();
  }
}

/**
 * Whole numbers from 0 up with a distribution, whose sums are known at any row. Each block of rows has every stratum of
 * the distribution once, in an order of its own, and a total from `BlockTotals`. All numbers of a block are a little higher or lower to
 * have this total. The least and the greatest of them are the same in every block.
 */
export class SummableNumbers {
  readonly #order: Key;
  readonly #tables: () => Tables;
  readonly #totals: () => BlockTotals;
  readonly #cells = new Float64Array(SUMMABLE_BLOCK);
  #block = -1;
  #before = 0;

  constructor(keyOf: KeyOfPart, { tables }: SummableTables) {
    this.#order = keyOf('order');
    this.#tables = tables;
    this.#totals = lazy(() => new BlockTotals(termsOf(tables()), keyOf('totals')));
  }

  /** Writes the numbers of rows, and their sums up to each of them. */
  fill(numbers: Float64Array, sums: Float64Array, row: number, count: number): void {
    for (let i = 0; i < count; ) {
      const block = Math.floor((row + i) / SUMMABLE_BLOCK);
      this.#load(block);
      const first = row + i - block * SUMMABLE_BLOCK;
      let sum = this.#before;
      for (let at = 0; at < first; at++) sum += this.#cells[at] as number;
      for (let at = first; at < SUMMABLE_BLOCK && i < count; at++, i++) {
        const number = this.#cells[at] as number;
        sum += number;
        numbers[i] = number;
        sums[i] = sum;
      }
    }
  }

  #load(block: number): void {
    if (block === this.#block) return;
    const { before, own } = this.#totals().of(block);
    fillWithTotal(this.#cells, this.#tables(), own);
    shuffle(this.#cells, numberKey(this.#order, block));
    this.#block = block;
    this.#before = before;
  }
}

function termsOf({ totals, deviation }: Tables): TotalTerms {
  return {
    mean: totals[(TABLES - 1) / 2] as number,
    deviation,
    least: totals[0] as number,
    most: totals[TABLES - 1] as number,
  };
}

function tablesOf(strata: readonly Stratum[]): Tables {
  const table = quantiles({ strata, min: 0, step: 1 });
  const one = new Int32Array(SUMMABLE_BLOCK);
  /** The middle of each stratum, tilted: places in between go up or down by this factor, and the ends stay. */
  const tilted = (tilt: number): Float64Array => {
    const places = Float64Array.from({ length: SUMMABLE_BLOCK }, (_, i) => {
      const place = (i + 0.5) / SUMMABLE_BLOCK;
      return place + tilt * place * (1 - place);
    });
    const numbers = new Float64Array(SUMMABLE_BLOCK);
    fillQuantiles(numbers, places, SUMMABLE_BLOCK, one, [table]);
    return numbers;
  };
  const even = tilted(0);
  const mean = sumOf(even) / SUMMABLE_BLOCK;
  const deviation = Math.sqrt(sumOf(even.map((number) => (number - mean) * (number - mean))));
  const rise = (sumOf(tilted(TRIED)) - sumOf(tilted(-TRIED))) / (2 * TRIED);
  const reach = rise === 0 ? 0 : Math.min(1, (FARTHEST * deviation) / rise);
  const [least, greatest] = [even[0] as number, even[SUMMABLE_BLOCK - 1] as number];
  const numbers = Array.from({ length: TABLES }, (_, i) => {
    const own = tilted(reach * ((2 * i) / (TABLES - 1) - 1));
    for (let at = 0; at < own.length; at++) {
      own[at] = Math.max(least, Math.min(greatest, own[at] as number));
    }
    own[0] = least;
    own[SUMMABLE_BLOCK - 1] = greatest;
    return own;
  });
  return { numbers, totals: Float64Array.from(numbers, sumOf), deviation };
}

/** Fills a block with numbers between those of the two tables around its total. They add up to it exactly. */
function fillWithTotal(out: Float64Array, { numbers, totals }: Tables, total: number): void {
  let low = 0;
  let high = TABLES - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((totals[middle] as number) <= total) low = middle;
    else high = middle;
  }
  const [from, to] = [numbers[low], numbers[high]] as [Float64Array, Float64Array];
  const all = total - (totals[low] as number);
  const share = all === 0 ? 0 : all / ((totals[high] as number) - (totals[low] as number));
  // The differences up to each number, and what was added so far. What rounding leaves goes to the next number.
  let difference = 0;
  let added = 0;
  for (let i = 0; i < SUMMABLE_BLOCK; i++) {
    difference += (to[i] as number) - (from[i] as number);
    const next = Math.round(share * difference);
    out[i] = (from[i] as number) + next - added;
    added = next;
  }
}

/** A product of a word needs no rejection to be even, with as few numbers. */
function shuffle(numbers: Float64Array, key: Key): void {
  const first = lane(key, 0, 0);
  for (let last = numbers.length - 1; last > 0; last--) {
    const target = Math.floor(((word(last, key.a, first) >>> 0) * (last + 1)) / TWO_32);
    const moved = numbers[last] as number;
    numbers[last] = numbers[target] as number;
    numbers[target] = moved;
  }
}

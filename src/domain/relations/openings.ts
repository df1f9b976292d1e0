import { required } from '../basics/required.js';
import type { Kernel } from '../kernel/kernel.js';
import { TWO_32 } from '../random/fractions.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import type { RowExtent } from './children.js';
import type { OutsideRows } from './outside-rows.js';

export interface OpeningTerms {
  /** No sum lies below it. */
  readonly min: number;
  /** Sums begin with multiples of it above `min`. */
  readonly unit: number;
  readonly key: Key;
  extentOf(row: number): RowExtent;
}

/**
 * What the sum of each group begins with, so that it never falls below a bound: what the group lacks at its worst, and up
 * to one more of its largest numbers. It follows from all rows of the group.
 */
export class Openings {
  readonly #terms: OpeningTerms;
  readonly #outside: OutsideRows;
  #known: ReadonlyMap<number, number> = new Map();

  constructor(terms: OpeningTerms, outside: OutsideRows) {
    this.#terms = terms;
    this.#outside = outside;
  }

  /** Finds those of all groups of a window. */
  prepare(row: number, count: number, kernel: Kernel): void {
    const { extentOf } = this.#terms;
    const end = extentOf(row + count - 1);
    const last = end.first + end.count;
    const found = new Map<number, number>();
    for (let at = row; at < row + count; ) {
      const extent = extentOf(at);
      const { first } = extent;
      found.set(first, this.#known.get(first) ?? this.#opening(extent, last, kernel));
      at = first + extent.count;
    }
    this.#known = found;
  }

  /** The opening of a prepared group, by its first row. */
  of(first: number): number {
    return required(this.#known.get(first), 'the group is not prepared');
  }

  #opening({ first, count }: RowExtent, last: number, kernel: Kernel): number {
    const { min, unit, key } = this.#terms;
    let [sum, lacking, largest] = [0, 0, 0];
    this.#outside.each({ from: first, to: first + count, last }, kernel, (number) => {
      sum += number;
      lacking = Math.max(lacking, -sum);
      largest = Math.max(largest, Math.abs(number));
    });
    const share = (word(first | 0, key.a, lane(key, highWord(first), 0)) >>> 0) / TWO_32;
    return min + Math.ceil((lacking + share * largest) / unit) * unit;
  }
}

import { numberKey } from '../random/key.js';
import { type Key, lane, word } from '../random/mix.js';
import { type RowOrder, rowOrder } from './row-order.js';

/** A clock that says how much activity is expected before a moment, and when that much has been expected. */
export interface Activity {
  expectedBefore(moment: number): number;
  momentAt(expected: number): number;
  /** The activity of all days. */
  readonly total: number;
}

/** The most rows of a table whose rows change. */
export const MOST_LIVING_ROWS = 2 ** 32;

/** The chance that a row changes in a cycle: the distances of changes scatter nearly as those of independent ones do. */
export const CHANCE = 0.25;

/**
 * The mean activity from a random moment to the next change of a row, as a part of that from one change to the next: E[X²] / 2E[X]²,
 * where X is the distance of changes in cycles. It is geometric, and the places in its two cycles add their variance of 1/6.
 */
export const MEAN_WAIT = 1 - CHANCE / 2 + (CHANCE * CHANCE) / 12;

/** The rows of the first cohort; each later cohort has as many rows as all before it. */
const FIRST_COHORT = 1024;
const FIRST_BITS = 10;
const TWO_32 = 0x1_0000_0000;
const MOST_ORDERS = 4096;

function cohortOf(row: number): number {
  return row < FIRST_COHORT ? 0 : 32 - Math.clz32(Math.floor(row / FIRST_COHORT));
}

/** The first row of a cohort. */
export function firstOf(cohort: number): number {
  return cohort === 0 ? 0 : FIRST_COHORT * (1 << (cohort - 1));
}

/** The number of rows of a cohort. */
export function sizeOf(cohort: number): number {
  return Math.max(FIRST_COHORT, firstOf(cohort));
}

function bitsOf(cohort: number): number {
  return cohort === 0 ? FIRST_BITS : FIRST_BITS + cohort - 1;
}

/**
 * The changes of the rows of a table, by chance and without a list. Activity is cut into cycles. In each cycle the rows
 * of a cohort have one place each, by a permutation, and a row changes there with a fixed chance. So the moments of a
 * row are known without other rows and without its other changes.
 */
export class ChangeCycles {
  readonly #key: Key;
  readonly #clock: () => Activity;
  readonly #length: number;
  readonly #orders = new Map<number, RowOrder>();

  /** `every` is the mean activity from one change of a row to its next one. */
  constructor(key: Key, clock: () => Activity, every: number) {
    this.#key = key;
    this.#clock = clock;
    this.#length = every * CHANCE;
  }

  /** The most cycles that begin before a moment. */
  cyclesBefore(moment: number): number {
    return Math.floor(this.#clock().expectedBefore(moment) / this.#length) + 1;
  }

  /** The cycle of the last change of a row after its birth and before a moment; -1 if there is none. */
  lastCycle(row: number, birth: number, before: number): number {
    const clock = this.#clock();
    const least = Math.floor(clock.expectedBefore(birth) / this.#length);
    let cycle = Math.floor(clock.expectedBefore(before) / this.#length);
    for (; cycle >= least; cycle--) {
      if (!this.#happens(row, cycle)) continue;
      const moment = this.momentOf(row, cycle);
      if (moment < before) return moment > birth ? cycle : -1;
    }
    return -1;
  }

  /** The moment of the first change of a row after its birth; infinite if the clock ends before. */
  firstMoment(row: number, birth: number): number {
    const clock = this.#clock();
    const last = Math.floor(clock.total / this.#length);
    let cycle = Math.floor(clock.expectedBefore(birth) / this.#length);
    for (; cycle <= last; cycle++) {
      if (!this.#happens(row, cycle)) continue;
      const moment = this.momentOf(row, cycle);
      if (moment > birth) return moment;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** The moment at which a row has its place in a cycle, in milliseconds since 1970; infinite after the end of the clock. */
  momentOf(row: number, cycle: number): number {
    const cohort = cohortOf(row);
    const place = this.orderOf(cohort, cycle).placeOf(row - firstOf(cohort));
    return this.#momentAt(row, cycle, place / sizeOf(cohort), cohort);
  }

  /** The number of cycles before a moment, with the part of the last one. */
  cyclesTo(moment: number): number {
    return this.#clock().expectedBefore(moment) / this.#length;
  }

  /** The moment at which a row changes in a cycle; infinite if it does not change there. */
  momentIn(row: number, cycle: number): number {
    return this.#happens(row, cycle) ? this.momentOf(row, cycle) : Number.POSITIVE_INFINITY;
  }

  /** The moment at which a row changes that has this place in a cycle; infinite if it does not change there. */
  momentAtPlace(row: number, cycle: number, place: number): number {
    if (!this.#happens(row, cycle)) return Number.POSITIVE_INFINITY;
    const cohort = cohortOf(row);
    return this.#momentAt(row, cycle, place / sizeOf(cohort), cohort);
  }

  /** The places of the rows of a cohort in a cycle. */
  orderOf(cohort: number, cycle: number): RowOrder {
    const id = cycle * 64 + cohort;
    let order = this.#orders.get(id);
    if (order === undefined) {
      if (this.#orders.size >= MOST_ORDERS) this.#orders.clear();
      order = rowOrder(numberKey(numberKey(this.#key, cohort), cycle), bitsOf(cohort));
      this.#orders.set(id, order);
    }
    return order;
  }

  #happens(row: number, cycle: number): boolean {
    return this.#word(row, 2 * cycle) < CHANCE * TWO_32;
  }

  #momentAt(row: number, cycle: number, share: number, cohort: number): number {
    const jitter = (this.#word(row, 2 * cycle + 1) + 0.5) / TWO_32;
    const clock = this.#clock();
    const expected = this.#length * (cycle + share + jitter / sizeOf(cohort));
    return expected < clock.total ? clock.momentAt(expected) : Number.POSITIVE_INFINITY;
  }

  #word(row: number, index: number): number {
    return word(row | 0, this.#key.a, lane(this.#key, 0, index)) >>> 0;
  }
}

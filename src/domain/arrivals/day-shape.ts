import { DAY_MS } from '../time/calendar.js';

/** A stretch of a day in which one hour of the clock lasts. */
export interface Stretch {
  /** From the beginning of the day, in milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly hour: number;
}

/** A day of other hours than 24 in a row: its share of arrivals is that of the hours that its clock shows. */
export class DayShape {
  /** The mean weight of its hours, times its length in days: 1 for a usual day. */
  readonly total: number;
  /** The beginnings of the stretches in milliseconds of the day, and the end of the last one. */
  readonly #ends: Float64Array;
  /** The shares before each of them. */
  readonly #shares: Float64Array;
  /** The last stretch in which something is expected. */
  readonly #last: number;

  constructor(stretches: readonly Stretch[], hours: readonly number[]) {
    this.#ends = new Float64Array(stretches.length + 1);
    this.#shares = new Float64Array(stretches.length + 1);
    let sum = 0;
    let last = 0;
    for (const [i, { from, to, hour }] of stretches.entries()) {
      const weight = hours[hour] as number;
      if (weight > 0) last = i;
      sum += (weight * (to - from)) / DAY_MS;
      this.#ends[i + 1] = to;
      this.#shares[i + 1] = sum;
    }
    this.total = sum;
    this.#last = last;
    for (let i = 1; i < this.#shares.length; i++) {
      this.#shares[i] =
        i > last ? 1 : (this.#shares[i] as number) / Math.max(sum, Number.MIN_VALUE);
    }
  }

  /** The millisecond of the day before which a share of its arrivals is expected. */
  momentAt(share: number): number {
    let i = 0;
    while (i < this.#last && (this.#shares[i + 1] as number) <= share) i++;
    const [begin, end] = [this.#shares[i] as number, this.#shares[i + 1] as number];
    const [from, to] = [this.#ends[i] as number, this.#ends[i + 1] as number];
    return Math.min(to - 1, Math.floor(from + ((share - begin) / (end - begin)) * (to - from)));
  }

  /** The share of arrivals before a millisecond of the day. */
  shareBefore(ms: number): number {
    const last = this.#ends.length - 2;
    let i = 0;
    while (i < last && (this.#ends[i + 1] as number) <= ms) i++;
    const [begin, end] = [this.#shares[i] as number, this.#shares[i + 1] as number];
    const [from, to] = [this.#ends[i] as number, this.#ends[i + 1] as number];
    return begin + ((end - begin) * (ms - from)) / (to - from);
  }
}

import { exp, log } from '../distributions/elementary.js';
import { civilCodes, DAY_MS } from '../time/calendar.js';
import type { DayShape } from './day-shape.js';
import type { LocalDays } from './local-days.js';

const HOUR_MS = 3_600_000;
const HOURS = 24;
/** The mean length of a year in days. */
export const YEAR_DAYS = 365.2425;
/** 1970-01-01 was a Thursday. */
const THURSDAY = 3;

/** How busy the hours, weekdays and months are, as weights; those of weekdays begin with Monday. */
export interface Rhythm {
  readonly hours: readonly number[];
  readonly weekdays: readonly number[];
  readonly months: readonly number[];
  /** The factor by which each year is busier than the one before. */
  readonly growth: number;
  /** Returns the days of a time zone, `count` of them from `firstDay` on; those of UTC by default. */
  readonly local?: ((firstDay: number, count: number) => LocalDays) | undefined;
  /** The days of a country that are busier or less busy by a factor, within days counted from 1970. */
  readonly holidays?:
    | { readonly factor: number; between(from: number, to: number): ReadonlySet<number> }
    | undefined;
}

/** The logarithm of the most growth over a span: the sums of a larger one may be beyond the range of doubles. */
export const MOST_LOG_GROWTH = 700;

/** The number of days over which doubles hold the growth, without an end if it is 1 or less. */
export function heldDays(growth: number): number {
  const rate = log(growth);
  return rate > 0 ? Math.floor((MOST_LOG_GROWTH / rate) * YEAR_DAYS) : Number.POSITIVE_INFINITY;
}

/** A factor that is exact, and without which the mean of the smallest weights would be 0. */
const SCALE = 2 ** 900;

function relative(weights: readonly number[]): readonly number[] {
  const scaled = weights.map((weight) => weight * SCALE);
  const mean = scaled.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return scaled.map((weight) => weight / mean);
}

/** The index of the last of these sums that the next one exceeds; 0 if there is none. */
function lastRise(sums: Float64Array): number {
  let last = sums.length - 2;
  while (last > 0 && !((sums[last] as number) < (sums[last + 1] as number))) last--;
  return last;
}

/**
 * A clock that runs faster in busy times: it shows how much has been expected since the beginning of a day, and turns that
 * back into a moment. A day has a mean of 1 before growth.
 */
export class CalendarClock {
  /** The estimated time for each day in nanoseconds, and its bytes. */
  static readonly DAY_COST = 30;
  static readonly DAY_BYTES = 8;
  readonly #firstDay: number;
  /** The expected arrivals before each day, and before the end of the last one. */
  readonly #before: Float64Array;
  /** The shares of a day before each hour, and before the end of the last one. */
  readonly #shares: Float64Array;
  /** The last day and the last hour in which something is expected: no moment lies in a later one. */
  readonly #lastDay: number;
  readonly #lastHour: number;
  /** Days of a time zone; missing in UTC. */
  readonly #local: LocalDays | undefined;
  /** The days of a time zone that have other hours than 24 in a row, by their index. */
  readonly #shapes: ReadonlyMap<number, DayShape>;
  /** The day of the last moment that was looked up, where the search for the next one begins. */
  #near = 0;

  /**
   * The days from `firstDay` on, counted from 1970.
   *
   * @throws RangeError if the growth over them is more than doubles hold (see `heldDays`)
   */
  constructor(rhythm: Rhythm, firstDay: number, days: number) {
    const weekdays = relative(rhythm.weekdays);
    const months = relative(rhythm.months);
    const hours = relative(rhythm.hours);
    const perDay = exp(log(rhythm.growth) / YEAR_DAYS);
    const { holidays } = rhythm;
    const off = holidays?.between(firstDay, firstDay + days - 1);
    this.#local = rhythm.local?.(firstDay, days);
    this.#shapes = this.#local?.shapes(hours) ?? new Map();
    this.#firstDay = firstDay;
    this.#before = new Float64Array(days + 1);
    const codes = civilCodes(firstDay, days);
    let sum = 0;
    let growth = 1;
    for (let i = 0; i < days; i++) {
      const day = firstDay + i;
      const month = (((codes[i] as number) >> 5) & 15) - 1;
      const weekday = (((day + THURSDAY) % 7) + 7) % 7;
      let weight = (weekdays[weekday] as number) * (months[month] as number) * growth;
      if (off?.has(day)) weight *= holidays?.factor ?? 1;
      sum += weight * (this.#shapes.get(i)?.total ?? 1);
      this.#before[i + 1] = sum;
      growth *= perDay;
    }
    // A sum that is no number would give moments that are none, and these are indices of words.
    if (!Number.isFinite(sum)) throw new RangeError('the growth over these days is too large');
    this.#lastDay = lastRise(this.#before);
    this.#shares = new Float64Array(HOURS + 1);
    let share = 0;
    for (let hour = 0; hour < HOURS; hour++) {
      share += (hours[hour] as number) / HOURS;
      this.#shares[hour + 1] = hour === HOURS - 1 ? 1 : share;
    }
    this.#lastHour = lastRise(this.#shares);
  }

  /** The expected arrivals of all days. */
  get total(): number {
    return this.#before[this.#before.length - 1] as number;
  }

  /**
   * The moment in milliseconds since 1970 before which `expected` is expected. If that is too much, it is the last one of
   * the last hour in which something is expected.
   */
  momentAt(expected: number): number {
    const before = this.#before;
    const day = this.#dayOf(expected);
    const from = before[day] as number;
    const length = (before[day + 1] as number) - from;
    const share = Math.min(1, (expected - from) / length);
    const begin = this.#begin(day);
    const shape = this.#shapes.get(day);
    if (shape !== undefined) return begin + shape.momentAt(share);
    const shares = this.#shares;
    let hour = 0;
    while (hour < this.#lastHour && (shares[hour + 1] as number) <= share) hour++;
    const earlier = shares[hour] as number;
    const inHour = (share - earlier) / ((shares[hour + 1] as number) - earlier);
    const ms = Math.min((hour + 1) * HOUR_MS - 1, Math.floor((hour + inHour) * HOUR_MS));
    return begin + ms;
  }

  /** The expected arrivals before a moment in milliseconds since 1970; all of them after the last day. */
  expectedBefore(moment: number): number {
    const day = this.#local?.indexAt(moment) ?? Math.floor(moment / DAY_MS) - this.#firstDay;
    if (day < 0) return 0;
    if (day >= this.#before.length - 1) return this.total;
    const ms = moment - this.#begin(day);
    const share = this.#shapes.get(day)?.shareBefore(ms) ?? this.#shareBefore(ms);
    const from = this.#before[day] as number;
    return from + share * ((this.#before[day + 1] as number) - from);
  }

  #shareBefore(ms: number): number {
    const hour = Math.floor(ms / HOUR_MS);
    const begin = this.#shares[hour] as number;
    const length = (this.#shares[hour + 1] as number) - begin;
    return begin + length * (ms / HOUR_MS - hour);
  }

  /** The first millisecond of a day. */
  #begin(day: number): number {
    return this.#local?.begin(day) ?? (this.#firstDay + day) * DAY_MS;
  }

  /** The last day before which at most `expected` is expected, so a day in which nothing is expected has no moment. */
  #dayOf(expected: number): number {
    const before = this.#before;
    const near = this.#near;
    const isNear = (before[near] as number) <= expected && expected < (before[near + 1] as number);
    if (isNear) return near;
    let low = 0;
    let high = this.#lastDay;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((before[middle] as number) <= expected) low = middle;
      else high = middle - 1;
    }
    this.#near = low;
    return low;
  }
}

import { DAY_MS } from '../columns/moments.js';
import { exp, log } from '../distributions/elementary.js';
import { civilCode } from '../time/calendar.js';

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
}

function relative(weights: readonly number[]): readonly number[] {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => weight / mean);
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
  /** The shares of a day before the end of each hour. */
  readonly #shares: Float64Array;
  /** The day of the last moment that was looked up, where the search for the next one begins. */
  #near = 0;

  /** The days from `firstDay` on, counted from 1970. */
  constructor(rhythm: Rhythm, firstDay: number, days: number) {
    const weekdays = relative(rhythm.weekdays);
    const months = relative(rhythm.months);
    const perDay = exp(log(rhythm.growth) / YEAR_DAYS);
    this.#firstDay = firstDay;
    this.#before = new Float64Array(days + 1);
    let sum = 0;
    let growth = 1;
    for (let i = 0; i < days; i++) {
      const day = firstDay + i;
      const month = ((civilCode(day) >> 5) & 15) - 1;
      const weekday = (((day + THURSDAY) % 7) + 7) % 7;
      sum += (weekdays[weekday] as number) * (months[month] as number) * growth;
      this.#before[i + 1] = sum;
      growth *= perDay;
    }
    const hours = relative(rhythm.hours);
    this.#shares = new Float64Array(HOURS);
    let share = 0;
    for (let hour = 0; hour < HOURS; hour++) {
      share += (hours[hour] as number) / HOURS;
      this.#shares[hour] = hour === HOURS - 1 ? 1 : share;
    }
  }

  /** The expected arrivals of all days. */
  get total(): number {
    return this.#before[this.#before.length - 1] as number;
  }

  /** The moment in milliseconds since 1970 before which `expected` is expected. It lies in the last day if that is too much. */
  momentAt(expected: number): number {
    const before = this.#before;
    const day = this.#dayOf(expected);
    const from = before[day] as number;
    const length = (before[day + 1] as number) - from;
    const share = Math.min(1, (expected - from) / length);
    const shares = this.#shares;
    let hour = 0;
    while (hour < HOURS - 1 && (shares[hour] as number) <= share) hour++;
    const begin = hour === 0 ? 0 : (shares[hour - 1] as number);
    const inHour = (share - begin) / ((shares[hour] as number) - begin);
    const ms = Math.min(DAY_MS - 1, Math.floor((hour + inHour) * HOUR_MS));
    return (this.#firstDay + day) * DAY_MS + ms;
  }

  /** The expected arrivals before a moment in milliseconds since 1970; all of them after the last day. */
  expectedBefore(moment: number): number {
    const day = Math.floor(moment / DAY_MS) - this.#firstDay;
    if (day < 0) return 0;
    if (day >= this.#before.length - 1) return this.total;
    const ms = moment - (this.#firstDay + day) * DAY_MS;
    const hour = Math.floor(ms / HOUR_MS);
    const begin = hour === 0 ? 0 : (this.#shares[hour - 1] as number);
    const length = (this.#shares[hour] as number) - begin;
    const share = begin + length * (ms / HOUR_MS - hour);
    const from = this.#before[day] as number;
    return from + share * ((this.#before[day + 1] as number) - from);
  }

  /** The last day before which at most `expected` is expected, so a day in which nothing is expected has no moment. */
  #dayOf(expected: number): number {
    const before = this.#before;
    const last = before.length - 2;
    const near = this.#near;
    const isNear = (before[near] as number) <= expected && expected < (before[near + 1] as number);
    if (isNear) return near;
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((before[middle] as number) <= expected) low = middle;
      else high = middle - 1;
    }
    this.#near = low;
    return low;
  }
}

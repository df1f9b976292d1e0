import { DAY_MS } from '../time/calendar.js';
import type { Allowance } from './admission.js';

/** The number of requests on one UTC day. */
export interface DayCount {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly used: number;
}

export function utcDay(now: number): number {
  return Math.floor(now / DAY_MS);
}

/**
 * The count of the current day. It never begins again on an earlier day, so a clock set back grants no second allowance. A
 * count that is more than a day ahead came by a wrong clock: it goes on today, because its own day may be years away.
 */
export function countNow(count: DayCount, now: number): DayCount {
  const day = utcDay(now);
  if (day > count.day) return { day, used: 0 };
  return count.day - day > 1 ? { day, used: count.used } : count;
}

/** The count after one more request; undefined if the limit is reached. 0 means no limit. */
export function countOne({ day, used }: DayCount, limit: number): DayCount | undefined {
  return limit === 0 || used < limit ? { day, used: used + 1 } : undefined;
}

/** Seconds until the day of a count ends, rounded up. */
export function secondsLeft({ day }: DayCount, now: number): number {
  return Math.ceil(((day + 1) * DAY_MS - now) / 1000);
}

export function dayAllowance(count: DayCount, limit: number, now: number): Allowance | undefined {
  if (limit === 0) return undefined;
  return {
    limit,
    remaining: Math.max(0, limit - count.used),
    resetSeconds: secondsLeft(count, now),
  };
}

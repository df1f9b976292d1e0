import type { Allowance } from './admission.js';

/** Milliseconds; UTC days have no others, since its leap seconds are not counted. */
const DAY = 86_400_000;

/** Requests counted on one UTC day. */
export interface DayCount {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly used: number;
}

export function utcDay(now: number): number {
  return Math.floor(now / DAY);
}

/** The count that is in force now. It never moves to an earlier day: a clock set back gives no day again. */
export function countNow(count: DayCount, now: number): DayCount {
  const day = utcDay(now);
  return day > count.day ? { day, used: 0 } : count;
}

/** The count with one request more; undefined when the day holds no more. A limit of 0 is none. */
export function countOne({ day, used }: DayCount, limit: number): DayCount | undefined {
  return limit === 0 || used < limit ? { day, used: used + 1 } : undefined;
}

/** Whole seconds until the day of a count is over, never earlier. */
export function secondsLeft({ day }: DayCount, now: number): number {
  return Math.ceil(((day + 1) * DAY - now) / 1000);
}

export function dayAllowance(count: DayCount, limit: number, now: number): Allowance | undefined {
  if (limit === 0) return undefined;
  return {
    limit,
    remaining: Math.max(0, limit - count.used),
    resetSeconds: secondsLeft(count, now),
  };
}

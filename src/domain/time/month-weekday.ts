import { dayNumber } from './calendar.js';

/** 1970-01-01 was a Thursday, which is number 4 from Sunday on. */
const THURSDAY = 4;

/** The day, counted from 1970, of the n-th weekday of a month, from 0 for Sunday on; the last one for a `week` of 5. */
export function monthWeekday(year: number, month: number, week: number, weekday: number): number {
  const first = dayNumber(year, month, 1);
  const day = first + ((((weekday - first - THURSDAY) % 7) + 7) % 7) + 7 * (week - 1);
  const next = month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1);
  return day < next ? day : day - 7;
}

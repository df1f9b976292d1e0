import { DAY_MS } from './calendar.js';
import { monthWeekday } from './month-weekday.js';

const MINUTE_MS = 60_000;

/** A moment from which a zone has another offset from UTC, both in milliseconds. */
export interface OffsetChange {
  readonly at: number;
  readonly offset: number;
}

/** A change of each year: the n-th weekday of a month (5 for the last one), and the minutes of that day. */
interface YearlyChange {
  readonly month: number;
  readonly week: number;
  readonly weekday: number;
  readonly minutes: number;
  readonly before: number;
  readonly after: number;
}

/** A time zone from 2000 on. Earlier times have the offset of the beginning of 2000. */
export interface Zone {
  readonly first: number;
  readonly changes: readonly OffsetChange[];
  /** The changes of each year from `ruledFrom` on. */
  readonly yearly: readonly YearlyChange[];
  readonly ruledFrom: number;
}

/** The changes from before 2000 up to the end of a year, in their order; the first one is that of all earlier times. */
export function changesUpTo({ first, changes, yearly, ruledFrom }: Zone, year: number) {
  const all: OffsetChange[] = [{ at: Number.NEGATIVE_INFINITY, offset: first }, ...changes];
  if (yearly.length === 0) return all;
  for (let each = ruledFrom; each <= year; each++) {
    const ofYear = yearly.map(({ month, week, weekday, minutes, before, after }) => ({
      at: monthWeekday(each, month, week, weekday) * DAY_MS + minutes * MINUTE_MS - before,
      offset: after,
    }));
    all.push(...ofYear.sort((a, b) => a.at - b.at));
  }
  return all;
}

import { last, nth } from '../../basics/nth.js';
import { civilCode, dayNumber } from '../../time/calendar.js';
import { evenWithin, floorTo, type RoundAxis } from './round-axis.js';

/** Grids of round days of the calendar, the finest first. */
const GRIDS: readonly { readonly days: number; readonly below: (day: number) => number }[] = [
  { days: 1, below: (day) => day },
  // 1970-01-05 is a Monday.
  { days: 7, below: (day) => floorTo(day - 4, 7) + 4 },
  { days: 31, below: (day) => monthBelow(day, 1) },
  { days: 92, below: (day) => monthBelow(day, 3) },
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((years) => ({
    days: 366 * years,
    below: (day: number) => monthBelow(day, 12 * years),
  })),
];
const FIRST = dayNumber(1, 1, 1);
const LAST = dayNumber(9999, 12, 31);

/** The first day of the span of `months` months that contains a day. Spans are aligned to year 0. */
function monthBelow(day: number, months: number): number {
  const code = civilCode(day);
  const month = floorTo((code >> 9) * 12 + ((code >> 5) & 15) - 1, months);
  const year = Math.floor(month / 12);
  return year < 1 ? FIRST : dayNumber(year, month - year * 12 + 1, 1);
}

type Grid = (typeof GRIDS)[number];

/** The day itself if it begins a span, else the first day of the next span. */
function gridAbove(day: number, grid: Grid): number {
  const below = grid.below(day);
  return below === day ? day : grid.below(Math.min(LAST, below + grid.days));
}

/** Whether a day is round on a grid of at least `spread` days. */
function isRound(day: number, spread: number): boolean {
  const grid = GRIDS.find(({ days }) => days >= spread) ?? last(GRIDS);
  return grid.below(day) === day;
}

/** The coarsest grid of at most half of `spread` days. */
function gridOf(spread: number): Grid {
  return GRIDS.findLast(({ days }) => 2 * days <= spread) ?? nth(GRIDS, 0);
}

/** Days since 1970-01-01, round by week, month, quarter and year. */
export const dayRounding: RoundAxis = {
  roundest: (after, until) => {
    for (let i = GRIDS.length - 1; i > 0; i--) {
      const at = nth(GRIDS, i).below(until);
      if (at > after) return at;
    }
    return evenWithin(after, until);
  },
  below: (at, spread) => (isRound(at, spread) ? at : Math.max(FIRST, gridOf(spread).below(at - 1))),
  above: (at, spread) =>
    isRound(at, spread) ? at : Math.min(LAST, Math.max(at, gridAbove(at + 1, gridOf(spread)))),
};

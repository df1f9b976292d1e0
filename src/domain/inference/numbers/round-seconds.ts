import { nth } from '../../basics/nth.js';
import { DAY_SECONDS } from '../../time/calendar.js';
import { belowOn, evenWithin, floorTo, type RoundAxis } from './round-axis.js';
import { dayRounding } from './round-days.js';

/** Ends of a shorter spread are round within the day. */
const SHORTEST_DAYS = 4;
const STEPS: readonly number[] = [1, 5, 15, 60, 300, 900, 3600, 21_600];

/** Seconds since 1970, round by minute, hour and day; longer spans are round like days. */
export const secondRounding: RoundAxis = {
  roundest: (after, until) => {
    const day = Math.floor(until / DAY_SECONDS);
    if (day * DAY_SECONDS > after) {
      const round = dayRounding.roundest(Math.floor(after / DAY_SECONDS), day);
      if (round !== undefined) return round * DAY_SECONDS;
      // A midnight is round, unless moments without a time of day are all at one.
      return day * DAY_SECONDS < until ? day * DAY_SECONDS : undefined;
    }
    for (let i = STEPS.length - 1; i > 0; i--) {
      const at = floorTo(until, nth(STEPS, i));
      if (at > after) return at;
    }
    return evenWithin(after, until);
  },
  below: (at, spread) => {
    if (spread < SHORTEST_DAYS * DAY_SECONDS) return belowOn(STEPS, at, spread);
    return dayRounding.below(Math.floor(at / DAY_SECONDS), daysOf(spread)) * DAY_SECONDS;
  },
  above: (at, spread) => {
    if (spread < SHORTEST_DAYS * DAY_SECONDS) return -belowOn(STEPS, -at, spread);
    return dayRounding.above(Math.ceil(at / DAY_SECONDS), daysOf(spread)) * DAY_SECONDS;
  },
};

/** The spread in days, without those that the moment is already rounded by on both sides. */
function daysOf(spread: number): number {
  return Math.floor(spread / DAY_SECONDS) - 2;
}

import type { Rhythm } from '../arrivals/calendar-clock.js';
import { SpanClock } from '../arrivals/span-clock.js';
import { USUAL_RHYTHM_NAMES, USUAL_RHYTHMS } from '../arrivals/usual-rhythms.js';
import { list } from '../constraints/lists.js';
import { number, positive } from '../constraints/numbers.js';
import { type Decoded, statedDefault, uneven } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import { DAY_MS } from '../time/calendar.js';
import type { Instant } from '../time/instant.js';

const MOST_WEIGHT = 1e6;

function weightsOf(what: string, count: number) {
  return list(`${count} weights of ${what}`, number('a weight', { min: 0, max: MOST_WEIGHT }), {
    minItems: count,
    maxItems: count,
  });
}

/** The constraints that say when the rows of a table are busy. */
export const rhythmConstraints = {
  profile: statedDefault(oneOf('usual weights of hours and weekdays', USUAL_RHYTHM_NAMES), 'even'),
  hours: weightsOf('the hours of a day in UTC, from 0 on, in place of those of the profile', 24),
  weekdays: weightsOf('the days of a week, from Monday on, in place of those of the profile', 7),
  months: weightsOf('the months of a year, from January on; all are alike by default', 12),
  growth: statedDefault(
    positive('the factor by which each year is busier than the one before', { max: 100 }),
    1,
  ),
};

/** The names of these constraints. */
export const RHYTHM_NAMES = ['profile', 'hours', 'weekdays', 'months', 'growth'] as const;

export type RhythmConstraints = Decoded<typeof rhythmConstraints>;

const MONTHS = Array(12).fill(1) as readonly number[];

export function rhythmOf({
  profile = 'even',
  hours,
  weekdays,
  months,
  growth = 1,
}: RhythmConstraints): Rhythm {
  return {
    hours: hours ?? USUAL_RHYTHMS[profile].hours,
    weekdays: weekdays ?? USUAL_RHYTHMS[profile].weekdays,
    months: months ?? MONTHS,
    growth,
  };
}

/** A shorter span than this may have no hour, weekday or month with a weight. */
const LONG_MS = 400 * DAY_MS;

/** Returns the faults of the weights, and of a span of time in which nothing is expected. */
export function rhythmFaults(
  given: RhythmConstraints,
  span: Instant,
  rhythm = rhythmOf(given),
): readonly Fault[] {
  const faults = (['hours', 'weekdays', 'months'] as const).flatMap((name) =>
    given[name]?.every((weight) => weight === 0)
      ? [{ path: `/${name}`, message: 'expected a weight above 0, got only zeros' }]
      : [],
  );
  if (faults.length > 0 || span.to - span.from > LONG_MS) return faults;
  const clock = new SpanClock(rhythm, span).clock();
  // Days of a time zone do not begin and end where the span does, but they are whole.
  const expected =
    rhythm.local === undefined
      ? clock.expectedBefore(span.to + 1) - clock.expectedBefore(span.from)
      : clock.total;
  if (expected > 0) return [];
  const message = 'expected a range with an hour, a weekday and a month whose weights are above 0';
  return [{ path: '/end', message }];
}

/** Whether the constraints say anything of busy times. */
export function isRhythmic(given: RhythmConstraints): boolean {
  return RHYTHM_NAMES.some((name) => given[name] !== undefined);
}

/** The same constraints for a column whose moments are drawn evenly without them. */
export const unevenRhythm = {
  profile: uneven(rhythmConstraints.profile),
  hours: uneven(rhythmConstraints.hours),
  weekdays: uneven(rhythmConstraints.weekdays),
  months: uneven(rhythmConstraints.months),
  growth: uneven(rhythmConstraints.growth),
};

/** Adds these constraints to those that each constraint of a moment excludes. */
export function withRhythm(
  excludes: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const none: readonly string[] = [];
  const extended = Object.entries({ ...excludes, distribution: none, ascends_over: none });
  return Object.fromEntries(extended.map(([name, others]) => [name, [...others, ...RHYTHM_NAMES]]));
}

import type { Rhythm } from '../arrivals/calendar-clock.js';
import { PROFILE_NAMES, PROFILES } from '../arrivals/profiles.js';
import { list } from '../constraints/lists.js';
import { number, positive } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';

const MOST_WEIGHT = 1e6;

function weightsOf(what: string, count: number) {
  return list(`${count} weights of ${what}`, number('a weight', { min: 0, max: MOST_WEIGHT }), {
    minItems: count,
    maxItems: count,
  });
}

/** The constraints that say when the rows of a table are busy. */
export const rhythmConstraints = {
  profile: withDefault(oneOf('usual weights of hours and weekdays', PROFILE_NAMES), 'even'),
  hours: weightsOf('the hours of a day in UTC, from 0 on, in place of those of the profile', 24),
  weekdays: weightsOf('the days of a week, from Monday on, in place of those of the profile', 7),
  months: weightsOf('the months of a year, from January on; all are alike by default', 12),
  growth: withDefault(
    positive('the factor by which each year is busier than the one before', { max: 100 }),
    1,
  ),
};

type RhythmConstraints = Decoded<typeof rhythmConstraints>;

const MONTHS = Array(12).fill(1) as readonly number[];

export function rhythmOf({ profile, hours, weekdays, months, growth }: RhythmConstraints): Rhythm {
  return {
    hours: hours ?? PROFILES[profile].hours,
    weekdays: weekdays ?? PROFILES[profile].weekdays,
    months: months ?? MONTHS,
    growth,
  };
}

export function rhythmFaults(given: RhythmConstraints): readonly Fault[] {
  return (['hours', 'weekdays', 'months'] as const).flatMap((name) =>
    given[name]?.every((weight) => weight === 0)
      ? [{ path: `/${name}`, message: 'expected a weight above 0, got only zeros' }]
      : [],
  );
}

import type { SharedStrata } from '../columns/shared-strata.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, statedDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Axis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, type Distribution, strataOf } from '../distributions/spread.js';
import type { Fault } from '../errors/fault.js';
import { DAY_MS } from '../time/calendar.js';

const UNIT_NAMES = ['milliseconds', 'seconds', 'minutes', 'hours', 'days', 'weeks'] as const;

type UnitName = (typeof UNIT_NAMES)[number];

/** Milliseconds per unit. Months and years are missing, since their lengths vary. */
const UNIT_MS: Readonly<Record<UnitName, number>> = {
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: DAY_MS,
  weeks: 7 * DAY_MS,
};

/** The number of days between 0001-01-01 and 9999-12-31. */
export const MOST_DAYS = 3_652_058;

export const DEFAULT_MOST_DAYS = 365;

const MOST_UNITS = MOST_DAYS * DAY_MS;

/** The members of a constraint that is a distance in time. */
export const gapMembers = {
  unit: statedDefault(oneOf('the unit of min, max and distribution', UNIT_NAMES), 'days'),
  min: statedDefault(integer('the least distance', { min: 0, max: MOST_UNITS }), 0),
  max: integer(`the greatest distance; ${DEFAULT_MOST_DAYS} days by default`, {
    min: 0,
    max: MOST_UNITS,
  }),
  distribution: distribution(numberScale),
};

export const gapRules = {
  gap: 'max is at least min, and at most 3,652,058 days. The unit is not shorter than the resolution of the values: a date has whole days, and a moment has whole seconds unless its precision is ms. A distribution overlaps the distances from min to max.',
};

type GapMembers = Decoded<typeof gapMembers>;

/** A distance in time, in units of `unit` milliseconds. */
export interface Gap {
  readonly unitName: UnitName;
  readonly unit: number;
  readonly min: number;
  readonly max: number;
  readonly distribution: Distribution | undefined;
}

export function gapOf({
  unit: unitName = 'days',
  min = 0,
  max,
  distribution: spread,
}: { readonly [Name in keyof GapMembers]: GapMembers[Name] | undefined }): Gap {
  const unit = UNIT_MS[unitName];
  const most = max ?? Math.floor((DEFAULT_MOST_DAYS * DAY_MS) / unit);
  return { unitName, unit, min, max: most, distribution: spread };
}

/** The distances as positions of a distribution: multiples of `step` milliseconds, in the unit of the gap. */
function axisOf({ unit, min, max }: Gap, step: number): Axis {
  const perUnit = unit / step;
  const least = min * perUnit;
  // 1.1 x 3600 is a little more than 3960, so that only 15 digits count.
  const stepsTo = (value: number): number => Number((value * perUnit).toPrecision(15)) - least;
  return {
    name: `gaps ${unit} ${min} ${max} ${step}`,
    n: (max - min) * perUnit + 1,
    first: min,
    step: 1 / perUnit,
    origin: min,
    position: ({ from }) => from,
    firstFrom: ({ from }) => Math.ceil(stepsTo(from)),
    firstAfter: ({ to }) => Math.floor(stepsTo(to)) + 1,
  };
}

/**
 * Returns the faults of a gap between values that are multiples of `step` milliseconds. Paths start at the gap. The step
 * is read last, because it may depend on faulty constraints.
 */
export function gapFaults(
  gap: Gap,
  step: () => number,
  names: { readonly min: string; readonly max: string } = { min: 'min', max: 'max' },
): readonly Fault[] {
  const { unitName, unit, min, max } = gap;
  const most = Math.floor((MOST_DAYS * DAY_MS) / unit);
  if (max > most) {
    return [{ path: `/${names.max}`, message: `expected at most ${most} ${unitName}, got ${max}` }];
  }
  if (min > max) {
    const message = `expected at least ${names.min} (${min}), got ${max}`;
    return [{ path: `/${names.max}`, message }];
  }
  if (unit < step()) {
    const fitting = UNIT_NAMES.filter((name) => UNIT_MS[name] >= step()).join(', ');
    const message = `expected one of ${fitting}, since the values are not as exact as ${unitName}`;
    return [{ path: '/unit', message }];
  }
  return checkSpread(gap.distribution, () => axisOf(gap, step()));
}

/** Returns the strata from which the distances are drawn, or `undefined` if all are equally likely. */
export function gapStrata(gap: Gap, step: number): SharedStrata | undefined {
  return strataOf(gap.distribution, () => axisOf(gap, step));
}

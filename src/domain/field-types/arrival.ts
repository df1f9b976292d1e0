import { heldDays, MOST_LOG_GROWTH, type Rhythm, YEAR_DAYS } from '../arrivals/calendar-clock.js';
import { LocalDays } from '../arrivals/local-days.js';
import { fillPoints } from '../arrivals/poisson-line.js';
import { SpanClock } from '../arrivals/span-clock.js';
import { required } from '../basics/required.js';
import type { Moments } from '../columns/moments.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { NumberVector } from '../columns/vectors.js';
import { countryCode } from '../constraints/country-code.js';
import { integer, number, positive } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { type Decoded, expecting, type Param, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { day } from '../constraints/times.js';
import { scoreTables } from '../copula/normal-scores.js';
import { exp, log } from '../distributions/elementary.js';
import type { Fault } from '../errors/fault.js';
import { numberKey } from '../random/key.js';
import { eachRun } from '../relations/sibling-runs.js';
import { DAY_MS, dayNumber } from '../time/calendar.js';
import type { Calendars } from '../time/calendars.js';
import type { Instant } from '../time/instant.js';
import { DEFAULT_START } from '../time/reference-day.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { rhythmConstraints, rhythmFaults, rhythmOf } from './rhythm.js';
import { grainOf, shownMoments, writtenMoment } from './shown-moments.js';
import { siblingsOf } from './siblings.js';

const DEFAULT_END = '2099-12-31';
const MOST_PER_DAY = 1e9;
const MOST_ALREADY = 1e9;

/** Estimated times in nanoseconds: for a row, and for a row that does not follow the one before. */
const ROW_COST = 60;
const JUMP_COST = 4000;

/** With a time zone, days begin up to this much earlier or later than in UTC. */
const MOST_OFFSET = DAY_MS;
const FIRST_LOCAL_DAY = dayNumber(1970, 1, 2);
const LAST_LOCAL_DAY = dayNumber(2999, 12, 31);

function zoneParam(zones: readonly string[]): Param<string> {
  const named = oneOf('the time zone of hours and days; UTC by default', zones);
  return {
    ...named,
    ...expecting(
      'the name of a time zone, such as Europe/Berlin',
      (value): value is string => named.decode(value)._tag === 'Right',
    ),
  };
}

const constraintsOf = ({ zones, countries }: Calendars) => ({
  start: withDefault(day('the first day'), DEFAULT_START),
  end: withDefault(
    day('the last day: a table has at most the rows that surely come before'),
    DEFAULT_END,
  ),
  per_day: withDefault(
    positive('the mean number of rows per day, at the beginning', { max: MOST_PER_DAY }),
    1000,
  ),
  already: withDefault(
    integer('the number of first rows that are there at the beginning', {
      min: 0,
      max: MOST_ALREADY,
    }),
    0,
  ),
  ...rhythmConstraints,
  timezone: zoneParam(zones),
  holidays: object(
    'how busy the public holidays of a country are',
    {
      country: countryCode('the country', countries),
      factor: number('the weight of a holiday, as a factor of that of its day', {
        min: 0,
        max: 1000,
      }),
    },
    { required: ['country', 'factor'] },
  ),
  ...writtenMoment,
});

type Constraints = Decoded<ReturnType<typeof constraintsOf>>;

function spanOf(given: Constraints): Instant {
  const { step } = grainOf(given);
  const span = { from: given.start * DAY_MS, to: (given.end + 1) * DAY_MS - step };
  if (given.timezone === undefined) return span;
  return { from: span.from - MOST_OFFSET, to: span.to + MOST_OFFSET };
}

function rhythmOfArrivals(given: Constraints, calendars: Calendars): Rhythm {
  const { timezone, holidays } = given;
  const zone =
    timezone === undefined
      ? undefined
      : required(calendars.zoneOf(timezone), `no time zone ${timezone}`);
  return {
    ...rhythmOf(given),
    ...(zone && { local: (first, count) => new LocalDays(zone, first, count) }),
    ...(holidays && {
      holidays: {
        factor: holidays.factor,
        between: (from, to) => calendars.holidaysBetween(holidays.country, from, to),
      },
    }),
  };
}

/** The days that the clock covers: those from `start` to `end`, in the time zone if there is one. */
function clockSpan({ start, end }: Constraints, growth: number): Instant {
  const last = Math.min(end, start + heldDays(growth));
  return { from: start * DAY_MS, to: (last + 1) * DAY_MS - 1 };
}

function zoneFaults({ timezone, start, end }: Constraints): readonly Fault[] {
  if (timezone === undefined) return [];
  const message = 'expected a day from 1970-01-02 to 2999-12-31, since timezone is given';
  return [
    ...(start < FIRST_LOCAL_DAY || start > LAST_LOCAL_DAY ? [{ path: '/start', message }] : []),
    ...(end > LAST_LOCAL_DAY ? [{ path: '/end', message }] : []),
  ];
}

function daysOf({ start, end }: Constraints): number {
  return end - start + 1;
}

function busyFaults(given: Constraints, calendars: Calendars): readonly Fault[] {
  const rhythm = rhythmOfArrivals(given, calendars);
  return rhythmFaults(given, clockSpan(given, rhythm.growth), rhythm);
}

/**
 * The number of rows that come before the end with any seed, but for one in a thousand million. The sum over years is
 * taken a tenth too small, since it knows neither months nor parts of a year.
 */
function sureRows(given: Constraints): number {
  const years = daysOf(given) / YEAR_DAYS;
  const rate = log(given.growth ?? 1);
  const factor =
    Math.abs(rate) < 1e-9 ? years : (exp(Math.min(MOST_LOG_GROWTH, rate * years)) - 1) / rate;
  const most = 2 * Number.MAX_SAFE_INTEGER;
  // No country has more than 40 holidays a year.
  const sureShare = given.holidays === undefined ? 0.9 : 0.7;
  const expected = Math.min(sureShare * given.per_day * YEAR_DAYS * factor, most);
  const sure = Math.floor(expected - 6 * Math.sqrt(expected));
  return Math.max(1, Math.min(sure + given.already, Number.MAX_SAFE_INTEGER));
}

function arrivals(given: Constraints, context: ColumnContext, calendars: Calendars): Moments {
  const { per_day: perDay, already } = given;
  const grain = grainOf(given);
  const siblings = siblingsOf(context);
  const span = spanOf(given);
  const rhythm = rhythmOfArrivals(given, calendars);
  // The last row of the largest table lies within these days.
  const preparation = new SpanClock(rhythm, clockSpan(given, rhythm.growth));
  const values = new NumberVector(ROW_COST);
  const key = context.key('arrival');
  const fill = (row: number, count: number): void => {
    const { data } = values;
    eachRun(siblings, row, count, (group, first, from, to) => {
      const own = siblings === undefined ? key : numberKey(key, group);
      const begun = Math.min(to, from + Math.max(0, already - first));
      data.fill(0, from, begun);
      fillPoints(data.subarray(begun, to), own, first + begun - from - already);
    });
    const clock = preparation.clock();
    for (let i = 0; i < count; i++) {
      const moment = clock.momentAt((data[i] as number) / perDay);
      data[i] = Math.floor(moment / grain.step) * (grain.step / grain.unit);
    }
  };
  return {
    values,
    steps: [
      ...(siblings?.steps ?? []),
      ...preparingSteps([scoreTables]),
      { vectors: [values], fill, preparation, jump: JUMP_COST },
    ],
    grain,
    span,
  };
}

/** The type of arrivals whose `timezone` and `holidays` are those of calendars. */
export const arrivalWith = (calendars: Calendars) =>
  fieldType({
    name: 'arrival',
    synonyms: ['ordered_at', 'occurred_at', 'event_time', 'received_at', 'poisson_process'],
    category: 'time',
    description:
      'Moments that ascend from row to row at random distances, as orders or calls come in: more by day than by night, as a profile says; in a table with per, anew for each parent.',
    constraints: constraintsOf(calendars),
    rules: {
      arrivals:
        'end is not before start. With timezone, both lie between 1970-01-02 and 2999-12-31. Some hour, weekday and month has a weight above 0. A table, or a parent of a table with per, has no more rows than come before end with any seed.',
    },
    mayHoldMoments: true,
    references: () => [],
    check: (given) =>
      daysOf(given) < 1
        ? [{ path: '/end', message: 'expected a day that is not before start' }]
        : [...zoneFaults(given), ...busyFaults(given, calendars)],
    capacity: () => 1,
    mostRows: sureRows,
    arrives: (given) => {
      const days = clockSpan(given, 1);
      const rhythm = { ...rhythmOfArrivals(given, calendars), growth: 1 };
      return { days, already: given.already, clock: new SpanClock(rhythm, days).clock };
    },
    plan: (given, context) => {
      const moments = arrivals(given, context, calendars);
      return { ...shownMoments(moments, given.format), moments };
    },
  });

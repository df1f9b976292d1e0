import { heldDays, MOST_LOG_GROWTH, YEAR_DAYS } from '../arrivals/calendar-clock.js';
import { fillPoints } from '../arrivals/poisson-line.js';
import { SpanClock } from '../arrivals/span-clock.js';
import { DAY_MS, type Moments } from '../columns/moments.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { NumberVector } from '../columns/vectors.js';
import { positive } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { day } from '../constraints/times.js';
import { scoreTables } from '../copula/normal-scores.js';
import { exp, log } from '../distributions/elementary.js';
import { numberKey } from '../random/key.js';
import { eachRun } from '../relations/sibling-runs.js';
import type { Instant } from '../time/instant.js';
import { DEFAULT_START } from '../time/reference-day.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { rhythmConstraints, rhythmFaults, rhythmOf } from './rhythm.js';
import { grainOf, shownMoments, writtenMoment } from './shown-moments.js';
import { siblingsOf } from './siblings.js';

const DEFAULT_END = '2099-12-31';
const MOST_PER_DAY = 1e9;

/** Estimated times in nanoseconds: for a row, and for a row that does not follow the one before. */
const ROW_COST = 60;
const JUMP_COST = 4000;

const constraints = {
  start: withDefault(day('the first day'), DEFAULT_START),
  end: withDefault(
    day('the last day: a table has at most the rows that surely come before'),
    DEFAULT_END,
  ),
  per_day: withDefault(
    positive('the mean number of rows per day, at the beginning', { max: MOST_PER_DAY }),
    1000,
  ),
  ...rhythmConstraints,
  ...writtenMoment,
};

type Constraints = Decoded<typeof constraints>;

function spanOf(given: Constraints): Instant {
  const { step } = grainOf(given);
  return { from: given.start * DAY_MS, to: (given.end + 1) * DAY_MS - step };
}

function daysOf({ start, end }: Constraints): number {
  return end - start + 1;
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
  const expected = Math.min(0.9 * given.per_day * YEAR_DAYS * factor, most);
  const sure = Math.floor(expected - 6 * Math.sqrt(expected));
  return Math.max(1, Math.min(sure, Number.MAX_SAFE_INTEGER));
}

function arrivals(given: Constraints, context: ColumnContext): Moments {
  const { per_day: perDay } = given;
  const grain = grainOf(given);
  const siblings = siblingsOf(context);
  const span = spanOf(given);
  const rhythm = rhythmOf(given);
  // The last row of the largest table lies within these days.
  const end = Math.min(span.to, span.from + heldDays(rhythm.growth) * DAY_MS);
  const preparation = new SpanClock(rhythm, { from: span.from, to: end });
  const values = new NumberVector(ROW_COST);
  const key = context.key('arrival');
  const fill = (row: number, count: number): void => {
    const { data } = values;
    eachRun(siblings, row, count, (group, first, from, to) => {
      const own = siblings === undefined ? key : numberKey(key, group);
      fillPoints(data.subarray(from, to), own, first);
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

export const arrival = fieldType({
  name: 'arrival',
  synonyms: ['ordered_at', 'occurred_at', 'event_time', 'received_at', 'poisson_process'],
  category: 'time',
  description:
    'Moments that ascend from row to row at random distances, as orders or calls come in: more by day than by night, as a profile says; in a table with per, anew for each parent.',
  constraints,
  rules: {
    arrivals:
      'end is not before start. Some hour, weekday and month has a weight above 0. A table, or a parent of a table with per, has no more rows than come before end with any seed.',
  },
  mayHoldMoments: true,
  references: () => [],
  check: (given) =>
    daysOf(given) < 1
      ? [{ path: '/end', message: 'expected a day that is not before start' }]
      : rhythmFaults(given, spanOf(given)),
  capacity: () => 1,
  mostRows: sureRows,
  plan: (given, context) => {
    const moments = arrivals(given, context);
    return { ...shownMoments(moments, given.format), moments };
  },
});

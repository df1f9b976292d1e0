import { dayColumn } from '../columns/calendar-columns.js';
import { type DrawnNumbers, drawnNumbers, type NumberRange } from '../columns/drawn.js';
import { notatedDays } from '../columns/notation-columns.js';
import { NumberVector } from '../columns/vectors.js';
import { tellsApart } from '../columns/written-moments.js';
import { everyRule } from '../constraints/faulty-members.js';
import { isNotation, notation } from '../constraints/notation.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { day } from '../constraints/times.js';
import { type Axis, timeAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { dayScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import type { Fault } from '../errors/fault.js';
import { DAY_MS } from '../time/calendar.js';
import { DEFAULT_END, DEFAULT_START } from '../time/reference-day.js';
import { weekdayAt, weekdaysBefore } from '../time/weekdays.js';
import { anchorOf, anchors, checkAnchor } from './anchor.js';
import { ascendsOver } from './ascends-over.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { checkReached, reached, reachedReferences } from './reached.js';
import { anchoredTimeline, anchorReferences, checkAnchored, timelineExcludes } from './timeline.js';

const constraints = {
  start: withDefault(day('the first day'), DEFAULT_START),
  end: withDefault(day('the last day'), DEFAULT_END),
  format: withDefault(
    notation('iso is YYYY-MM-DD, us is MM/DD/YYYY, eu is DD/MM/YYYY; or ', 'days', [
      'iso',
      'us',
      'eu',
    ]),
    'iso',
  ),
  weekdays_only: withDefault(flag('whether to leave out Saturdays and Sundays'), false),
  ...anchors,
  ...reached,
  distribution: distribution(dayScale),
  ...ascendsOver,
};

type Constraints = Decoded<typeof constraints>;

const DAYS = { step: DAY_MS, unit: DAY_MS };

/** The days of the range, or the indices of its weekdays among all weekdays. */
function rangeOf({ start, end, weekdays_only }: Constraints): NumberRange {
  const [first, last] = weekdays_only
    ? [weekdaysBefore(start), weekdaysBefore(end + 1) - 1]
    : [start, end];
  return { min: first, step: 1, n: last - first + 1 };
}

function axisOf(given: Constraints): Axis {
  return timeAxis(rangeOf(given), { perTick: 1, step: 1 });
}

function checkOrder({ start, end }: Constraints): readonly Fault[] {
  return start > end ? [{ path: '/end', message: 'expected a day that is not before start' }] : [];
}

function checkDistribution(given: Constraints): readonly Fault[] {
  if (given.weekdays_only || checkOrder(given).length > 0) return [];
  return checkSpread(given.distribution, () => axisOf(given));
}

function checkWeekdays(given: Constraints): readonly Fault[] {
  if (!given.weekdays_only) return [];
  if (given.ascends_over !== undefined) {
    const message = 'expected false or no value: days of the week cannot ascend over rows';
    return [{ path: '/weekdays_only', message }];
  }
  if (given.distribution !== undefined) {
    const message = 'expected false or no value: a distribution covers all days of the week';
    return [{ path: '/weekdays_only', message }];
  }
  if (anchorOf(given) !== undefined || given.reached !== undefined) {
    const message = 'expected false or no value: the other field determines the day';
    return [{ path: '/weekdays_only', message }];
  }
  if (checkOrder(given).length > 0 || rangeOf(given).n > 0) return [];
  return [{ path: '/weekdays_only', message: 'expected a weekday from start to end' }];
}

function drawnDays(given: Constraints, context: ColumnContext): DrawnNumbers {
  const strata = strataOf(given.distribution, () => axisOf(given));
  const drawn = drawnNumbers(context, rangeOf(given), strata);
  if (!given.weekdays_only) return drawn;
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) values.data[i] = weekdayAt(drawn.values.data[i] as number);
  };
  return { values, steps: [...drawn.steps, { vectors: [values], fill }] };
}

export const date = fieldType({
  name: 'date',
  synonyms: ['day', 'calendar_date'],
  category: 'time',
  description:
    'Calendar day within a range, at a distance after or before another field, or the day of a step of a workflow.',
  constraints,
  inferred: {
    start: 'end',
    end: 'end',
    format: 'notation',
    distribution: 'bins',
    ascends_over: 'nothing',
  },
  excludes: timelineExcludes,
  rules: {
    weekdays:
      'weekdays_only cannot be combined with distribution, ascends_over, after, before or reached.',
  },
  check: everyRule(checkOrder, checkDistribution, checkWeekdays, (given) =>
    checkAnchor(given, () => DAY_MS),
  ),
  capacity: (given) =>
    isNotation(given.format) && !tellsApart(given.format, 'days') ? 1 : rangeOf(given).n,
  references: (given) => [...anchorReferences(given), ...reachedReferences(given)],
  checkColumns: (given, context) => [
    ...checkReached(given, context),
    ...checkAnchored(given, DAYS, context),
  ],
  timeline: anchoredTimeline<Constraints>({
    grain: () => DAYS,
    span: ({ start, end }) => ({ from: start * DAY_MS, to: end * DAY_MS }),
    draw: drawnDays,
  }),
  plan: ({ format }, context) => {
    const moments = context.moments();
    const days = isNotation(format) ? notatedDays(moments, format) : dayColumn(moments, format);
    return { ...days, present: moments.present };
  },
});

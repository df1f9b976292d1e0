import { civilCode, DAY_SECONDS } from '../columns/calendar.js';
import { CivilDays } from '../columns/civil-days.js';
import { ClockTimes } from '../columns/clock-times.js';
import type { ColumnPlan, Piece } from '../columns/column-plan.js';
import { type DrawnNumbers, drawnNumbers } from '../columns/drawn.js';
import type { Instant } from '../columns/instant.js';
import { literal, whole } from '../columns/pieces.js';
import { distribution } from '../constraints/distribution.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { instant } from '../constraints/times.js';
import { type Axis, timeAxis } from '../distributions/axis.js';
import { momentScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { fieldType } from './field-type.js';
import { DEFAULT_END, DEFAULT_START } from './reference-day.js';

type Format = 'iso' | 'sql' | 'unix' | 'unix_ms';
type Precision = 's' | 'ms';

/** The moments of a range, counted in ticks of `unit` milliseconds since 1970. */
interface Ticks {
  readonly unit: number;
  readonly min: number;
  readonly n: number;
}

interface Given {
  readonly start: Instant;
  readonly end: Instant;
  readonly format: Format;
  readonly precision: Precision;
}

function ticksOf({ start, end, format, precision }: Given): Ticks {
  const unit = precision === 's' || format === 'unix' ? 1000 : 1;
  const min = Math.ceil(start.from / unit);
  return { unit, min, n: Math.floor(end.to / unit) - min + 1 };
}

/** Distributions of moments count seconds. */
function axisOf(ticks: Ticks): Axis {
  return timeAxis(ticks, { perTick: ticks.unit, step: ticks.unit / 1000 });
}

export const datetime = fieldType({
  name: 'datetime',
  category: 'time',
  description: 'Moment within a range, both ends included, in UTC.',
  constraints: {
    start: withDefault(instant('the first moment'), DEFAULT_START),
    end: withDefault(instant('the last moment; a day means its last'), DEFAULT_END),
    format: withDefault(
      oneOf(
        'iso is 2026-01-31T09:30:00Z, sql is 2026-01-31 09:30:00, unix and unix_ms count from 1970',
        ['iso', 'sql', 'unix', 'unix_ms'],
      ),
      'iso',
    ),
    precision: withDefault(oneOf('seconds or milliseconds', ['s', 'ms']), 's'),
    distribution: distribution(momentScale),
  },
  check: (given) => {
    const ticks = ticksOf(given);
    return ticks.n < 1
      ? [{ path: '/end', message: 'expected a moment that is not before start' }]
      : checkSpread(given.distribution, () => axisOf(ticks));
  },
  capacity: (given) => ticksOf(given).n,
  plan: (given, context) => {
    const { format } = given;
    const ticks = ticksOf(given);
    const { unit, min, n } = ticks;
    const strata = strataOf(given.distribution, () => axisOf(ticks));
    const scale = format === 'unix_ms' ? unit : 1;
    const drawn = drawnNumbers(context, { min: min * scale, step: scale, n }, strata);
    if (format === 'unix' || format === 'unix_ms') {
      return countPlan(drawn, min * scale, (min + n - 1) * scale);
    }
    return calendarPlan(drawn, format, unit);
  },
});

function countPlan({ values, steps }: DrawnNumbers, min: number, max: number): ColumnPlan {
  return {
    type: { kind: 'integer', min, max },
    steps,
    cell: [whole(values, min, max)],
  };
}

function calendarPlan(
  { values, steps }: DrawnNumbers,
  format: 'iso' | 'sql',
  unit: number,
): ColumnPlan {
  const milliseconds = unit === 1;
  const dayTicks = (DAY_SECONDS * 1000) / unit;
  const days = new CivilDays();
  const times = new ClockTimes(milliseconds);
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const tick = values.data[i] as number;
      const day = Math.floor(tick / dayTicks);
      days.set(i, civilCode(day));
      times.set(i, tick - day * dayTicks);
    }
  };
  const notation = (between: string, end: string): readonly Piece[] => [
    ...days.cell('iso'),
    literal(between),
    ...times.cell(),
    literal(end),
  ];
  const sql = notation(' ', '');
  return {
    type: format === 'iso' ? { kind: 'datetime', milliseconds } : { kind: 'text' },
    steps: [...steps, { vectors: [...days.vectors, ...times.vectors], fill }],
    cell: format === 'iso' ? notation('T', 'Z') : sql,
    sqlCell: sql,
  };
}

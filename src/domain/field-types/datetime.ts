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
import { fieldType } from './field-type.js';
import { DEFAULT_END, DEFAULT_START } from './reference-day.js';

type Format = 'iso' | 'sql' | 'unix' | 'unix_ms';
type Precision = 's' | 'ms';

/** The moments of a range, counted in ticks of `unit` milliseconds since 1970. */
interface Ticks {
  readonly unit: number;
  readonly min: number;
  readonly max: number;
}

function ticksOf(start: Instant, end: Instant, format: Format, precision: Precision): Ticks {
  const unit = precision === 's' || format === 'unix' ? 1000 : 1;
  return { unit, min: Math.ceil(start.from / unit), max: Math.floor(end.to / unit) };
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
    distribution,
  },
  check: ({ start, end, format, precision }) => {
    const { min, max } = ticksOf(start, end, format, precision);
    return min > max
      ? [{ path: '/end', message: 'expected a moment that is not before start' }]
      : [];
  },
  capacity: ({ start, end, format, precision }) => {
    const { min, max } = ticksOf(start, end, format, precision);
    return max - min + 1;
  },
  plan: ({ start, end, format, precision }, context) => {
    const ticks = ticksOf(start, end, format, precision);
    const n = ticks.max - ticks.min + 1;
    if (format === 'unix_ms') {
      const unit = ticks.unit;
      const range = { min: ticks.min * unit, step: unit, n };
      return countPlan(drawnNumbers(context, range), range.min, ticks.max * unit);
    }
    const drawn = drawnNumbers(context, { min: ticks.min, step: 1, n });
    if (format === 'unix') return countPlan(drawn, ticks.min, ticks.max);
    return calendarPlan(drawn, format, ticks.unit);
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

import { DAY_MS } from '../time/calendar.js';
import { CivilDays, type DayFormat } from './civil-days.js';
import { ClockTimes } from './clock-times.js';
import type { ColumnPlan, Piece } from './column-plan.js';
import type { Fill } from './fill-step.js';
import type { Moments } from './moments.js';
import { literal } from './pieces.js';
import { NumberVector } from './vectors.js';

/** A column that shows moments as days. */
export function dayColumn(moments: Moments, format: DayFormat): ColumnPlan {
  const { values, steps, span } = moments;
  const days = new CivilDays(span.from / DAY_MS, span.to / DAY_MS);
  const fill: Fill = (_row, count) => days.set(values.data, count);
  return {
    type: format === 'iso' ? { kind: 'date' } : { kind: 'text' },
    steps: [...steps, { vectors: days.vectors, fill }],
    cell: days.cell(format),
    moments,
  };
}

/** A column that shows moments as day and time in UTC. */
export function momentColumn(moments: Moments, format: 'iso' | 'sql'): ColumnPlan {
  const { values, steps, grain, span } = moments;
  const milliseconds = grain.unit === 1;
  const dayTicks = DAY_MS / grain.unit;
  const days = new CivilDays(Math.floor(span.from / DAY_MS), Math.floor(span.to / DAY_MS));
  const times = new ClockTimes(milliseconds);
  const wholeDays = new NumberVector();
  const fill: Fill = (_row, count) => {
    const ticks = values.data;
    const { data } = wholeDays;
    for (let i = 0; i < count; i++) {
      const tick = ticks[i] as number;
      const day = Math.floor(tick / dayTicks);
      data[i] = day;
      times.set(i, tick - day * dayTicks);
    }
    days.set(data, count);
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
    steps: [...steps, { vectors: [wholeDays, ...days.vectors, ...times.vectors], fill }],
    cell: format === 'iso' ? notation('T', 'Z') : sql,
    sqlCell: sql,
    moments,
  };
}

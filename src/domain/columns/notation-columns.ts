import type { Notation } from '../constraints/notation.js';
import { DAY_MS } from '../time/calendar.js';
import type { ColumnPlan } from './column-plan.js';
import type { Fill } from './fill-step.js';
import type { Moments } from './moments.js';
import { textColumn } from './pieces.js';
import { WrittenMoments } from './written-moments.js';

const SECOND_MS = 1000;

/** A column that shows moments as days in a notation of strftime. */
export function notatedDays(moments: Moments, notation: Notation): ColumnPlan {
  const { values, steps, span } = moments;
  const written = new WrittenMoments(notation, {
    first: span.from / DAY_MS,
    last: span.to / DAY_MS,
  });
  const fill: Fill = (_row, count) => {
    for (let i = 0; i < count; i++) written.setDay(i, values.data[i] as number);
  };
  const shown = textColumn([...steps, { vectors: written.ofDays, fill }], ...written.cell);
  return { ...shown, moments };
}

/** A column that shows moments in UTC in a notation of strftime. */
export function notatedMoments(moments: Moments, notation: Notation): ColumnPlan {
  const { values, steps, grain, span } = moments;
  const dayTicks = DAY_MS / grain.unit;
  const secondTicks = SECOND_MS / grain.unit;
  const written = new WrittenMoments(notation, {
    first: Math.floor(span.from / DAY_MS),
    last: Math.floor(span.to / DAY_MS),
  });
  const fill: Fill = (_row, count) => {
    for (let i = 0; i < count; i++) {
      const tick = values.data[i] as number;
      const day = Math.floor(tick / dayTicks);
      written.setDay(i, day);
      written.setSecond(i, Math.floor((tick - day * dayTicks) / secondTicks));
    }
  };
  const vectors = [...written.ofDays, ...written.ofSeconds];
  return { ...textColumn([...steps, { vectors, fill }], ...written.cell), moments };
}

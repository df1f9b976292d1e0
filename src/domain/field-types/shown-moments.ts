import { momentColumn } from '../columns/calendar-columns.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Grain, Moments } from '../columns/moments.js';
import { notatedMoments } from '../columns/notation-columns.js';
import { whole } from '../columns/pieces.js';
import { tellsApart } from '../columns/written-moments.js';
import { isNotation, notation } from '../constraints/notation.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';

/** The constraints that say how a moment is written. */
export const writtenMoment = {
  format: withDefault(
    notation(
      'iso is 2026-01-31T09:30:00Z, sql is 2026-01-31 09:30:00, unix and unix_ms count from 1970; or ',
      'moments',
      ['iso', 'sql', 'unix', 'unix_ms'],
    ),
    'iso',
  ),
  precision: withDefault(oneOf('seconds or milliseconds', ['s', 'ms']), 's'),
};

export type WrittenMoment = Decoded<typeof writtenMoment>;

/** unix_ms counts in milliseconds, even if its values are whole seconds. */
export function grainOf({ format, precision }: WrittenMoment): Grain {
  const step = precision === 's' || format === 'unix' ? 1000 : 1;
  return { step, unit: format === 'unix_ms' ? 1 : step };
}

/** Whether different moments can have the same text. */
export function hidesMoments({ format, precision }: WrittenMoment): boolean {
  return isNotation(format) && (precision === 'ms' || !tellsApart(format, 'moments'));
}

/** Returns a column that shows moments in a format. */
export function shownMoments(moments: Moments, format: WrittenMoment['format']): ColumnPlan {
  if (isNotation(format)) return notatedMoments(moments, format);
  return format === 'unix' || format === 'unix_ms'
    ? countPlan(moments)
    : momentColumn(moments, format);
}

function countPlan(moments: Moments): ColumnPlan {
  const { values, steps, grain, span } = moments;
  const min = span.from / grain.unit;
  const max = span.to / grain.unit;
  return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)], moments };
}

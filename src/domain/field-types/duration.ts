import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnNumbers, drawnNumbers } from '../columns/drawn.js';
import { literal, textColumn, whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

/** A hundred years of 365.25 days. */
const LONGEST = 3_155_760_000;

export const duration = fieldType({
  name: 'duration',
  synonyms: ['interval', 'timespan', 'elapsed'],
  category: 'time',
  description: 'Length of time within a range of seconds, both ends included.',
  constraints: {
    min: withDefault(integer('the shortest duration in seconds', { min: 0, max: LONGEST }), 0),
    max: withDefault(integer('the longest duration in seconds', { min: 0, max: LONGEST }), 86_400),
    format: withDefault(
      oneOf('seconds is 5025, iso is PT1H23M45S, hms is 01:23:45; hours can exceed 24', [
        'seconds',
        'iso',
        'hms',
      ]),
      'seconds',
    ),
  },
  check: ({ min, max }) =>
    min > max ? [{ path: '/max', message: `expected at least min (${min}), got ${max}` }] : [],
  capacity: ({ min, max }) => max - min + 1,
  plan: ({ min, max, format }, context) => {
    const drawn = drawnNumbers(context, { min, step: 1, n: max - min + 1 });
    if (format !== 'seconds') return clockPlan(drawn, max, format);
    const { values, steps } = drawn;
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});

/** Writes every part, even zeros. ISO 8601 allows it, and readers need not handle missing parts. */
function clockPlan(
  { values, steps }: DrawnNumbers,
  max: number,
  format: 'iso' | 'hms',
): ColumnPlan {
  const hours = new NumberVector();
  const minutes = new NumberVector();
  const seconds = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const length = values.data[i] as number;
      const minute = Math.floor(length / 60);
      const hour = Math.floor(minute / 60);
      hours.data[i] = hour;
      minutes.data[i] = minute - hour * 60;
      seconds.data[i] = length - minute * 60;
    }
  };
  const digits = format === 'hms' ? 2 : 1;
  const [hour, minute, second] = [
    whole(hours, 0, Math.floor(max / 3600), digits),
    whole(minutes, 0, 59, digits),
    whole(seconds, 0, 59, digits),
  ] as const;
  const all = [...steps, { vectors: [hours, minutes, seconds], fill }];
  return format === 'hms'
    ? textColumn(all, hour, literal(':'), minute, literal(':'), second)
    : textColumn(
        all,
        literal('PT'),
        hour,
        literal('H'),
        minute,
        literal('M'),
        second,
        literal('S'),
      );
}

import type { ColumnPlan } from '../columns/column-plan.js';
import { literal, textColumn, whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { MAX_AFFIX_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, expecting, type Param, withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { MOST_DIGITS } from '../kernel/kernel.js';
import { fieldType } from './field-type.js';

const { MAX_SAFE_INTEGER } = Number;

const step: Param<number> = {
  description: 'the number that each row adds; a negative step counts down',
  schema: {
    type: 'integer',
    minimum: -MAX_SAFE_INTEGER,
    maximum: MAX_SAFE_INTEGER,
    not: { const: 0 },
  },
  ...expecting(
    'a whole number within ±(2^53 - 1) other than 0',
    (value): value is number => Number.isSafeInteger(value) && value !== 0,
  ),
};

const constraints = {
  start: withDefault(integer('the value of row 0'), 1),
  step: withDefault(step, 1),
  prefix: withDefault(text('text before every number', { maxLength: MAX_AFFIX_LENGTH }), ''),
  pad: withDefault(
    integer('minimum number of digits; shorter numbers get leading zeros', {
      min: 0,
      max: MOST_DIGITS,
    }),
    0,
  ),
};

type Constraints = Decoded<typeof constraints>;

/** Returns the number of rows whose value, and whose distance from `start`, is within ±(2^53 - 1). */
function countRows({ start, step }: Constraints): number {
  const ahead = step > 0 ? Math.max(start, 0) : Math.max(-start, 0);
  const room = Math.floor((MAX_SAFE_INTEGER - ahead) / Math.abs(step));
  return Math.min(room + 1, MAX_SAFE_INTEGER);
}

export const sequence = fieldType({
  name: 'sequence',
  synonyms: ['serial', 'auto_increment', 'row_number', 'counter', 'id'],
  category: 'numbers and ids',
  description:
    'Counts the rows: start, start + step and so on, the same in every part of the table.',
  constraints,
  inferred: { start: 'end' },
  isCounter: true,
  capacity: countRows,
  plan: (given): ColumnPlan => {
    const { start, step, prefix, pad } = given;
    const values = new NumberVector();
    const fill = (row: number, count: number): void => {
      const { data } = values;
      for (let i = 0; i < count; i++) data[i] = start + step * (row + i);
    };
    const last = start + step * (countRows(given) - 1);
    const [min, max] = step > 0 ? [start, last] : [last, start];
    const steps = [{ vectors: [values], fill }];
    if (prefix === '' && pad === 0) {
      return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
    }
    return textColumn(steps, literal(prefix), whole(values, min, max, Math.max(pad, 1)));
  },
});

import {
  countDecimals,
  type DecimalRange,
  decimalColumn,
  decimalFaults,
} from '../columns/decimal-column.js';
import { integer, number } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

const constraints = {
  min: withDefault(number('the least value'), 0),
  max: number('the greatest value; by default the whole: 100, or 1 as a fraction'),
  precision: integer('number of decimals; by default 1, or 3 as a fraction', { min: 0, max: 15 }),
  as_fraction: withDefault(flag('0.375 in place of 37.5; min and max are fractions too'), false),
};

/** What is left out depends on the notation, so that both tell the same shares. */
function rangeOf({ min, max, precision, as_fraction }: Decoded<typeof constraints>): DecimalRange {
  return {
    min,
    max: max ?? (as_fraction ? 1 : 100),
    precision: precision ?? (as_fraction ? 3 : 1),
  };
}

export const percentage = fieldType({
  name: 'percentage',
  category: 'numbers and ids',
  description: 'Share of a whole in percent, or as a fraction of 1.',
  constraints,
  check: (given) => decimalFaults(rangeOf(given)),
  capacity: (given) => countDecimals(rangeOf(given)),
  plan: (given, context) => decimalColumn(rangeOf(given), context),
});

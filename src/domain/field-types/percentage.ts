import { integer, number } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import {
  countDecimals,
  type DecimalRange,
  decimalAxis,
  decimalColumn,
  decimalFaults,
} from '../distributions/decimal-column.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { decimals, decimalsFaults, withDecimals } from './decimals.js';
import { fieldType } from './field-type.js';

const constraints = {
  min: withDefault(number('the smallest value'), 0),
  max: number('the largest value; by default 100, or 1 as a fraction'),
  precision: integer('number of decimals; by default 1, or 3 as a fraction', { min: 0, max: 15 }),
  as_fraction: withDefault(
    flag(
      'whether values are fractions, such as 0.375 instead of 37.5; min and max are then fractions too',
    ),
    false,
  ),
  distribution: distribution(numberScale),
  decimals,
};

/** The defaults depend on the notation, so that both notations cover the same shares. */
function rangeOf({ min, max, precision, as_fraction }: Decoded<typeof constraints>): DecimalRange {
  return {
    min,
    max: max ?? (as_fraction ? 1 : 100),
    precision: precision ?? (as_fraction ? 3 : 1),
  };
}

export const percentage = fieldType({
  name: 'percentage',
  synonyms: ['percent', 'pct'],
  category: 'numbers and ids',
  description: 'Share of a whole in percent, or as a fraction of 1.',
  constraints,
  inferred: {
    min: 'end',
    max: 'end',
    precision: 'nothing',
    distribution: 'bins',
    decimals: 'decimals',
  },
  check: (given) => {
    const range = rangeOf(given);
    const faults = decimalFaults(range);
    if (faults.length > 0) return faults;
    return [
      ...checkSpread(given.distribution, () => decimalAxis(range)),
      ...decimalsFaults(given.decimals, range.precision),
    ];
  },
  capacity: (given) => countDecimals(rangeOf(given)),
  plan: (given, context) => {
    const range = rangeOf(given);
    const strata = strataOf(given.distribution, () => decimalAxis(range));
    return decimalColumn(range, context, strata);
  },
  finish: (plan, given, context) => {
    const drawn = { range: rangeOf(given), distribution: given.distribution };
    return withDecimals(plan, given.decimals, drawn, context);
  },
});

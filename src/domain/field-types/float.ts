import { integer, number } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import {
  countDecimals,
  decimalAxis,
  decimalColumn,
  decimalFaults,
  unitsColumn,
  unitsOf,
} from '../distributions/decimal-column.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { ascendsOver } from './ascends-over.js';
import { decimals, decimalsFaults, withDecimals } from './decimals.js';
import { fieldType } from './field-type.js';
import { summable, summableFaults, summableNumbers } from './summable.js';

export const float = fieldType({
  name: 'float',
  synonyms: ['double', 'decimal', 'number', 'numeric', 'real'],
  category: 'numbers and ids',
  description:
    'Decimal number within a range, with exactly `precision` decimals in every format, unless `decimals` says otherwise.',
  constraints: {
    min: withDefault(number('the smallest value'), 0),
    max: withDefault(number('the largest value'), 1000),
    precision: withDefault(integer('number of decimals', { min: 0, max: 15 }), 2),
    distribution: distribution(numberScale),
    ...ascendsOver,
    decimals,
    summable,
  },
  excludes: { summable: ['decimals', 'ascends_over'] },
  inferred: {
    min: 'end',
    max: 'end',
    precision: 'nothing',
    distribution: 'bins',
    decimals: 'decimals',
    ascends_over: 'nothing',
  },
  check: (given) => {
    const faults = decimalFaults(given);
    if (faults.length > 0) return faults;
    return [
      ...checkSpread(given.distribution, () => decimalAxis(given)),
      ...decimalsFaults(given.decimals, given.precision),
      ...summableFaults(given, countDecimals(given)),
    ];
  },
  capacity: countDecimals,
  plan: (given, context) => {
    const strata = strataOf(given.distribution, () => decimalAxis(given));
    if (given.summable !== true) return decimalColumn(given, context, strata);
    const range = unitsOf(given);
    const drawn = summableNumbers(context, range, strata);
    return { ...unitsColumn(drawn, range, given.precision), totals: drawn.totals };
  },
  finish: (plan, given, context) => {
    const { distribution: spread } = given;
    return withDecimals(plan, given.decimals, { range: given, distribution: spread }, context);
  },
});

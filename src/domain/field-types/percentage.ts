import type { Members } from '../basics/members.js';
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
import { checkSpread, type Distribution, strataOf } from '../distributions/spread.js';
import { snakeName } from '../entities/link.js';
import { decimals, decimalsFaults, withDecimals } from './decimals.js';
import { fieldType } from './field-type.js';

type Constraints = Decoded<typeof constraints>;

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
function rangeOf({ min, max, precision, as_fraction }: Constraints): DecimalRange {
  return {
    min,
    max: max ?? (as_fraction ? 1 : 100),
    precision: precision ?? (as_fraction ? 3 : 1),
  };
}

/** Shares of the discounts of a shop in percent: most goods have none. Our estimate. */
const DISCOUNTS = [
  [0, 52],
  [5, 7],
  [10, 15],
  [15, 7],
  [20, 9],
  [25, 4],
  [30, 4],
  [50, 2],
] as const;

/** The distribution of discounts: percents if the unit is 1, fractions if it is 100. */
function spreadOfDiscounts(unit: 1 | 100): Distribution {
  const edges = DISCOUNTS.flatMap(([share]) => [share, share + 1]).map((percent) => {
    const at = percent / unit;
    return { from: at, to: at };
  });
  const weights = DISCOUNTS.flatMap(([, weight]) => [weight, 0]).slice(0, -1);
  return { kind: 'histogram', edges, weights };
}

const IS_DISCOUNT = /(?:^|_)discount(?:_(?:pct|percent|percentage|rate))?$/;

/** The constraints of a discount that sells, unless the field says which values it has. */
function discountOf(name: string, given: Members): Partial<Constraints> {
  const {
    min,
    max,
    precision,
    distribution: spread,
    decimals: rounded,
    unique,
    given: table,
  } = given;
  const isFree = [max, precision, spread, rounded, table].every((one) => one === undefined);
  if (!IS_DISCOUNT.test(snakeName(name)) || !isFree || unique === true || min !== 0) return {};
  const isFraction = given.as_fraction === true;
  const unit = isFraction ? 100 : 1;
  return { max: 50 / unit, precision: isFraction ? 2 : 0, distribution: spreadOfDiscounts(unit) };
}

export const percentage = fieldType({
  name: 'percentage',
  synonyms: ['percent', 'pct'],
  category: 'numbers and ids',
  description:
    'Share of a whole in percent, or as a fraction of 1. A field named discount has the discounts of a shop: none for most goods, and 5 to 50 % for others.',
  constraints,
  implied: discountOf,
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

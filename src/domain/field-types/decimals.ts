import type { ColumnPlan } from '../columns/column-plan.js';
import { roundedColumn, type WeightedDigits } from '../columns/rounded-numbers.js';
import { list } from '../constraints/lists.js';
import { integer, number } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { type Param, uneven } from '../constraints/param.js';
import type { AxisValue } from '../distributions/axis.js';
import { type DecimalRange, decimalAxis, unitsOf } from '../distributions/decimal-column.js';
import type { Distribution } from '../distributions/spread.js';
import type { Fault } from '../errors/fault.js';
import type { ColumnContext } from './column-context.js';

const MOST_DIGITS = 15;

/** The constraint of a type of numbers with `precision` decimals. */
export const decimals: Param<readonly WeightedDigits[]> & { readonly isUneven: true } = {
  ...uneven(
    list(
      'numbers of decimals with their weights: a value is rounded to one of them, within its bin of a histogram, and zeros beyond the least number of decimals are not written',
      object(
        'a number of decimals and its weight',
        {
          digits: integer('number of decimals', { min: 0, max: MOST_DIGITS }),
          weight: number('weight of the values with these decimals', { min: 0 }),
        },
        { required: ['digits', 'weight'] },
      ),
      { maxItems: MOST_DIGITS + 1 },
    ),
  ),
  rules: {
    decimals:
      'decimals has different digits, none above precision, and at least one weight above 0.',
  },
};

/** Returns the faults of `decimals` for values with at most `precision` decimals. */
export function decimalsFaults(
  given: readonly WeightedDigits[] | undefined,
  precision: number,
): readonly Fault[] {
  if (given === undefined) return [];
  const digits = given.map((one) => one.digits);
  const faults = digits.flatMap((own, i): readonly Fault[] => {
    const path = `/decimals/${i}/digits`;
    if (own > precision) {
      return [{ path, message: `expected at most precision (${precision}), got ${own}` }];
    }
    const first = digits.indexOf(own);
    if (first === i) return [];
    return [{ path, message: `item ${first} already has ${own}: expected different digits` }];
  });
  if (given.some(({ weight }) => weight > 0)) return faults;
  return [...faults, { path: '/decimals', message: 'expected a weight above 0, got only zeros' }];
}

/** The column with `decimals`, if they are given; its numbers stay in their bins of a histogram. */
export function withDecimals(
  plan: ColumnPlan,
  given: readonly WeightedDigits[] | undefined,
  { range, distribution }: { range: DecimalRange; distribution: Distribution | undefined },
  context: ColumnContext,
): ColumnPlan {
  if (given === undefined) return plan;
  const { min, max } = unitsOf(range);
  const axis = decimalAxis(range);
  const edges = distribution?.kind === 'histogram' ? (distribution.edges as AxisValue[]) : [];
  const inner = edges
    .map((edge, i) => min + (i < edges.length - 1 ? axis.firstFrom(edge) : axis.firstAfter(edge)))
    .filter((start) => start > min && start <= max);
  const starts = [...new Set([min, ...inner, max + 1])];
  return roundedColumn(plan, { weights: given, starts }, context.key('decimals'));
}

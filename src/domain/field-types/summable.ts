import { oncePer } from '../basics/once-per.js';
import type { WholeRange } from '../basics/whole-range.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { type SharedStrata, sharedStrata } from '../columns/shared-strata.js';
import { NumberVector } from '../columns/vectors.js';
import { uneven } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { scoreTables } from '../copula/normal-scores.js';
import type { Fault } from '../errors/fault.js';
import { SUMMABLE_BLOCK, SummableNumbers, SummableTables } from '../series/summable-numbers.js';
import type { ColumnContext } from './column-context.js';

const TWO_53 = 2 ** 53;

/** The most different numbers: their differences in a block are added up exactly. */
const MOST_NUMBERS = 2 ** 38;

/** The estimated time for a row, in nanoseconds. */
const ROW_COST = 25;

const tablesOf = oncePer(({ strata }: SharedStrata) => new SummableTables(strata));

export const summable = uneven(
  flag(
    'running sums are known at any row of the table, so that it may have any number of rows; each 4096 rows then have the distribution nearly exactly',
  ),
);

export function summableFaults(
  given: { readonly summable?: boolean },
  n: number,
): readonly Fault[] {
  if (given.summable !== true || n <= MOST_NUMBERS) return [];
  const message = `${n} different numbers are too many to be summable, at most ${MOST_NUMBERS} are: expected a narrower range, or fewer decimals`;
  return [{ path: '/summable', message }];
}

/** Numbers whose sums are known at any row, and these sums. */
export function summableNumbers(
  context: ColumnContext,
  { min, max }: WholeRange,
  strata: SharedStrata | undefined,
): DrawnNumbers & Required<Pick<ColumnPlan, 'totals'>> {
  const n = max - min + 1;
  const even = () => sharedStrata(`even ${n}`, () => [{ start: 0, size: n, mass: 1 }], 1);
  const tables = tablesOf(strata ?? even());
  const numbers = new SummableNumbers(context.key, tables);
  const values = new NumberVector(ROW_COST);
  const sums = new NumberVector();
  const fill = (row: number, count: number): void => {
    numbers.fill(values.data, sums.data, row, count);
    for (let i = 0; i < count; i++) {
      values.data[i] = min + (values.data[i] as number);
      sums.data[i] = min * (row + i + 1) + (sums.data[i] as number);
    }
  };
  const jump = SUMMABLE_BLOCK * ROW_COST;
  // The last total that is halved has up to twice as many rows as the table.
  const rows = Math.floor(TWO_53 / n / 2) - SUMMABLE_BLOCK;
  return {
    values,
    steps: [...preparingSteps([scoreTables, tables]), { vectors: [values, sums], fill, jump }],
    totals: { sums, first: SUMMABLE_BLOCK, rows },
  };
}

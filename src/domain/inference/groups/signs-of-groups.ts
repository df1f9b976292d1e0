import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import type { InferredColumn } from '../inferred-schema.js';
import { namesIdentifiers } from '../privacy/identifier-names.js';
import { trimmed } from '../reading/column-values.js';
import { type ColumnOrder, numbersTheRows, risesInGroups } from './order-in-groups.js';
import type { Runs } from './runs.js';
import { relativeSpread } from './variance.js';

/** How much the sizes of groups may differ, as a share of their mean, if the key has listed values with shares of the rows. */
const MOST_SPREAD = 0.25;
/** How much the shares of a column may differ between groups and rows if nothing but constant columns shows groups. */
const MOST_SHIFT = 0.1;

/** What the columns of a table say about one way to part its rows. */
export interface GroupSigns extends Runs {
  /** The columns with one value in each group, the key among them. */
  readonly constant: ReadonlySet<number>;
  /** The columns that number the rows of each group, and the number of the first row. */
  readonly numbered: ReadonlyMap<number, number>;
  /** Whether a column numbers the rows of each group, or is in order of time anew in each. */
  readonly isOrdered: boolean;
  /** Constant columns that show more than parts of a sorted table; two are enough to know. */
  readonly telling: readonly number[];
  /** Whether the constant columns have about the same shares of the groups as of the rows. */
  readonly isEven: boolean;
}

/** A table, and what may order the rows of its columns. */
export interface SignedTable {
  readonly columns: readonly (readonly Cell[])[];
  readonly orderOf: (column: number) => ColumnOrder | undefined;
}

export function signsOf(
  runs: Runs,
  constant: ReadonlySet<number>,
  { columns, orderOf }: SignedTable,
  k: number,
): GroupSigns {
  const rises = (i: number): boolean => {
    const order = orderOf(i);
    return order !== undefined && risesInGroups(order, runs, k);
  };
  const others = [...columns.keys()].filter((i) => !constant.has(i));
  const numbered = new Map(
    others.flatMap((i) => {
      const first = numbersTheRows(nth(columns, i), runs);
      return first === undefined ? [] : [[i, first] as const];
    }),
  );
  const telling: number[] = [];
  for (const i of constant) {
    const values = runs.starts.map((row) => trimmed(nth(columns, i)[row] ?? ''));
    if (tells(values, k)) telling.push(i);
    if (telling.length === 2) break;
  }
  return {
    ...runs,
    constant,
    numbered,
    isOrdered: numbered.size > 0 || others.some(rises),
    telling,
    isEven: [...constant].every((i) => shiftOf(nth(columns, i), runs) <= MOST_SHIFT),
  };
}

/** Whether some key of these groups may be shown. */
export function mayBeShown({ isOrdered, isEven, telling }: GroupSigns): boolean {
  return isOrdered || (isEven && telling.length > 0);
}

/** Whether something besides the order of the key shows that its values name groups. */
export function isShown(
  { constant, isOrdered, telling, isEven, sizes }: GroupSigns,
  key: number,
  { field: { name, type, constraints } }: InferredColumn,
): boolean {
  if (constraints.choices !== undefined) return isOrdered && relativeSpread(sizes) <= MOST_SPREAD;
  const isNumber = type === 'integer' || type === 'sequence';
  if (isOrdered) return !isNumber || namesIdentifiers(name) || constant.size > 1;
  return isEven && telling.some((i) => i !== key);
}

/**
 * Whether the values of groups show that these are more than parts of a sorted table: such parts have the values of one
 * section after the other, as ages have young and old, or values that ascend or descend.
 */
function tells(values: readonly string[], k: number): boolean {
  const different = new Set(values).size;
  if (different === values.length) return !isSorted(values);
  const runs = values.filter((value, i) => value !== values[i - 1]).length;
  return runs - different >= k;
}

function isSorted(values: readonly string[]): boolean {
  const numbers = values.map(Number);
  const isAbove = numbers.some(Number.isNaN)
    ? (i: number) => nth(values, i) > nth(values, i - 1)
    : (i: number) => nth(numbers, i) > nth(numbers, i - 1);
  const steps = values.slice(1).map((_, i) => isAbove(i + 1));
  return !steps.includes(true) || !steps.includes(false);
}

/** The most values of a column whose shares are compared. */
const MOST_VALUES = 50;

/** How much the shares of values by rows differ from those by groups, 0..1; 0 for columns of many values. */
function shiftOf(cells: readonly Cell[], { starts, sizes }: Runs): number {
  const shares = new Map<Cell, { rows: number; groups: number }>();
  for (const [i, start] of starts.entries()) {
    const cell = nth(cells, start);
    const own = shares.get(cell) ?? { rows: 0, groups: 0 };
    own.rows += nth(sizes, i);
    own.groups++;
    shares.set(cell, own);
    if (shares.size > MOST_VALUES) return 0;
  }
  const moved = [...shares.values()].reduce(
    (sum, { rows, groups }) => sum + Math.abs(rows / cells.length - groups / starts.length),
    0,
  );
  return moved / 2;
}

import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import { type ColumnContext, inferColumn } from '../columns/infer-column.js';
import type { InferredColumn } from '../inferred-schema.js';
import { namesIdentifiers } from '../privacy/identifier-names.js';
import { columnValues, trimmed } from '../reading/column-values.js';
import type { SampledColumns } from '../reading/sampled-columns.js';
import { numbersTheRows, risesInGroups } from './order-in-groups.js';
import { type Runs, squared } from './runs.js';

type Columns = Pick<SampledColumns, 'names' | 'columns' | 'marks'>;

/** Rows that belong together and lie next to each other, such as the lines of an order. */
export interface Groups extends Runs {
  /** The column whose values name the groups. */
  readonly key: number;
  /** The columns with one value in each group, the key among them. */
  readonly constant: ReadonlySet<number>;
  /** Whether the request lists the values of the key, because k rows have each of them: the units of a panel, such as countries. */
  readonly isListed: boolean;
}

/** The least mean number of rows of a group. */
const LEAST_MEAN = 1.2;
/** How much the sizes of groups may differ, as a share of their mean, if the key has listed values with shares of the rows. */
const MOST_SPREAD = 0.25;
/** How much the shares of a column may differ between groups and rows if nothing but constant columns shows groups. */
const MOST_SHIFT = 0.1;
/** Types whose values sort rows but name no groups. */
const SORTING: ReadonlySet<string> = new Set([
  ...['boolean', 'constant', 'date', 'datetime', 'time', 'year', 'float', 'price', 'percentage'],
  ...['text', 'ordinal'],
]);

/**
 * The groups of a table; undefined if it has none. Each value of a key lies in one run of rows, and 2k runs or more have
 * several rows. Tables that are only sorted by a column have such runs, too. So something else must show the groups: rows
 * that are numbered or in order of time anew in each group, or columns that have one value in it.
 */
export function findGroups(
  table: Columns,
  contextOf: (name: string) => ColumnContext,
  k: number,
): Groups | undefined {
  let best: Groups | undefined;
  for (const [key, cells] of table.columns.entries()) {
    // Its groups would be those that were found, or several of them together, so no more columns are constant in them.
    if (best?.constant.has(key)) continue;
    const runs = runsOf(cells, nth(table.marks, key), k);
    if (runs === undefined) continue;
    const name = nth(table.names, key);
    const kind = inferColumn(name, columnValues(cells, nth(table.marks, key)), contextOf(name));
    if (SORTING.has(kind.field.type)) continue;
    const constant = new Set(
      [...table.columns.keys()].filter((i) => isConstant(nth(table.columns, i), runs)),
    );
    if (best !== undefined && constant.size <= best.constant.size) continue;
    const found = {
      ...runs,
      key,
      constant,
      isListed: kind.field.constraints.choices !== undefined,
    };
    if (isShown(found, table, kind, k)) best = found;
  }
  return best;
}

/** The runs of equal cells; undefined if a value lies in two of them, or if they are too few. */
function runsOf(cells: readonly Cell[], marks: ReadonlySet<string>, k: number): Runs | undefined {
  const seen = new Set<string>();
  const starts: number[] = [];
  let last: Cell = null;
  for (const [row, cell] of cells.entries()) {
    if (cell === last) continue;
    const text = trimmed(cell ?? '');
    if (text === '' || marks.has(text) || seen.has(text)) return undefined;
    seen.add(text);
    starts.push(row);
    last = cell;
  }
  const sizes = starts.map((start, i) => (starts[i + 1] ?? cells.length) - start);
  const several = sizes.filter((size) => size > 1).length;
  if (several < 2 * k || cells.length < LEAST_MEAN * starts.length) return undefined;
  const groupOf = new Int32Array(cells.length);
  for (const [i, start] of starts.entries()) groupOf.fill(i, start, start + nth(sizes, i));
  return { starts, sizes, groupOf };
}

function isConstant(cells: readonly Cell[], { starts, groupOf }: Runs): boolean {
  return cells.every((cell, row) => cell === cells[starts[groupOf[row] as number] as number]);
}

/** Whether something besides the order of the key shows that its values name groups. */
function isShown(groups: Groups, table: Columns, kind: InferredColumn, k: number): boolean {
  const { key, constant, isListed, sizes } = groups;
  const others = [...table.columns.entries()].filter(([i]) => !constant.has(i));
  const isOrdered = others.some(
    ([i, cells]) =>
      numbersTheRows(cells, groups) !== undefined ||
      risesInGroups(cells, nth(table.marks, i), groups, k),
  );
  if (isListed) return isOrdered && spreadOf(sizes) <= MOST_SPREAD;
  const { type } = kind.field;
  const isNumber = type === 'integer' || type === 'sequence';
  const mayName = !isNumber || namesIdentifiers(kind.field.name) || constant.size > 1;
  if (isOrdered) return mayName;
  const isTelling = [...constant].some(
    (i) =>
      i !== key &&
      tells(
        groups.starts.map((row) => trimmed(nth(table.columns, i)[row] ?? '')),
        k,
      ),
  );
  const shifts = [...constant].map((i) => shiftOf(nth(table.columns, i), groups));
  return isTelling && shifts.every((each) => each <= MOST_SHIFT);
}

function spreadOf(sizes: readonly number[]): number {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const squares = sizes.reduce((sum, size) => sum + squared(size - mean), 0);
  return Math.sqrt(squares / sizes.length) / mean;
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

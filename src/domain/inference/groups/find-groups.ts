import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import { type ColumnContext, inferColumn } from '../columns/infer-column.js';
import { columnValues, trimmed } from '../reading/column-values.js';
import type { SampledColumns } from '../reading/sampled-columns.js';
import { changesOf, isWithin } from './changes.js';
import { type ColumnOrder, orderOf } from './order-in-groups.js';
import type { Runs } from './runs.js';
import { type GroupSigns, isShown, mayBeShown, signsOf } from './signs-of-groups.js';

/** Rows that belong together and lie next to each other, such as the lines of an order. */
export interface Groups extends GroupSigns {
  /** The column whose values name the groups. */
  readonly key: number;
  /** Whether the request lists the values of the key, because k rows have each of them: the units of a panel, such as countries. */
  readonly isListed: boolean;
}

/** The least mean number of rows of a group. */
const LEAST_MEAN = 1.2;
/** The most ways to part the rows that are examined, which bounds the time. */
const MOST_WAYS = 16;
/** Types whose values sort rows but name no groups. */
const SORTING: ReadonlySet<string> = new Set([
  ...['boolean', 'constant', 'date', 'datetime', 'time', 'year', 'float', 'price', 'percentage'],
  ...['text', 'ordinal'],
]);

/**
 * The groups of a table; undefined if it has none. Each value of a key lies in one run of rows, and 2k runs or more have
 * several rows. Tables that are only sorted by a column have such runs, too. So something else must show the groups: rows
 * that are numbered or in order of time anew in each group, or columns that have one value in it. Of several keys, the
 * first one with most such columns counts.
 */
export function findGroups(
  { names, columns, marks }: Pick<SampledColumns, 'names' | 'columns' | 'marks'>,
  contextOf: (name: string) => ColumnContext,
  k: number,
): Groups | undefined {
  const changes = columns.map(changesOf);
  const within = (i: number, key: number): boolean => isWithin(nth(changes, i), nth(changes, key));
  const keys = [...columns.keys()]
    .filter((key) => runsOf(nth(columns, key), nth(marks, key), k) !== undefined)
    .map((key) => ({ key, constant: [...columns.keys()].filter((i) => within(i, key)) }))
    .sort((a, b) => b.constant.length - a.constant.length);
  const orders = new Map<number, ColumnOrder | undefined>();
  const table = {
    columns,
    orderOf: (i: number): ColumnOrder | undefined => {
      if (!orders.has(i)) orders.set(i, orderOf(nth(columns, i), nth(marks, i)));
      return orders.get(i);
    },
  };
  const ways = new Map<number, GroupSigns>();
  for (const { key, constant } of keys) {
    // Columns that are constant in each other's groups part the rows in the same way.
    const way = constant.find((i) => within(key, i)) ?? key;
    const known = ways.get(way);
    if (known !== undefined && !mayBeShown(known)) continue;
    const cells = nth(columns, key);
    const name = nth(names, key);
    const kind = inferColumn(name, columnValues(cells, nth(marks, key)), contextOf(name));
    if (SORTING.has(kind.field.type)) continue;
    const runs = runsOf(cells, nth(marks, key), k);
    const signs = known ?? (runs && signsOf(runs, new Set(constant), table, k));
    if (signs === undefined) continue;
    ways.set(way, signs);
    if (isShown(signs, key, kind)) {
      return { ...signs, key, isListed: kind.field.constraints.choices !== undefined };
    }
    if (ways.size === MOST_WAYS) return undefined;
  }
  return undefined;
}

/** The runs of equal cells; undefined if a value lies in two of them, or if they are too few. */
function runsOf(cells: readonly Cell[], marks: ReadonlySet<string>, k: number): Runs | undefined {
  const seen = new Set<string>();
  const starts: number[] = [];
  for (const [row, cell] of cells.entries()) {
    if (row > 0 && cell === cells[row - 1]) continue;
    const text = trimmed(cell ?? '');
    if (text === '' || marks.has(text) || seen.has(text)) return undefined;
    seen.add(text);
    starts.push(row);
  }
  const sizes = starts.map((start, i) => (starts[i + 1] ?? cells.length) - start);
  const several = sizes.filter((size) => size > 1).length;
  if (several < 2 * k || cells.length < LEAST_MEAN * starts.length) return undefined;
  const groupOf = new Int32Array(cells.length);
  for (const [i, start] of starts.entries()) groupOf.fill(i, start, start + nth(sizes, i));
  return { starts, sizes, groupOf };
}

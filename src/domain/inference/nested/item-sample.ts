import { jsonRecord } from '../../tables/json-cells.js';
import { KeyedSample } from '../../tables/keyed-sample.js';
import { SAMPLE_BOUNDS } from '../../tables/sample-bounds.js';
import { MOST_CELLS } from '../../tables/sample-limits.js';
import type { Cell, TableSample } from '../../tables/table-sample.js';

/** The items of all arrays of a column as the rows of a table. */
export interface ItemSample {
  /** The number of objects and arrays around the items. */
  readonly level: number;
  /** Undefined if the arrays have no items, or too many. */
  readonly sample: TableSample | undefined;
  /** Whether the items are objects: otherwise the sample has one column. */
  readonly areObjects: boolean;
  /** The index of the row that each item belongs to. */
  readonly rows: readonly number[];
  /** The number of items of each row. */
  readonly lengths: readonly number[];
}

/** An array as the texts of its items; `nested` are the indices of objects and lists. */
interface List {
  readonly cells: readonly Cell[];
  readonly nested: ReadonlySet<number>;
}

/** The maximum number of items of an array in a request. */
const MOST_ITEMS = 1000;
/** Further items would change no share by much. */
const MOST_SAMPLED = MOST_CELLS / 10;

/** The items of the arrays of all rows. If some are objects, items that are null are none. */
export function itemSample(key: string, level: number, lists: readonly List[]): ItemSample {
  const all = lists.map(({ cells, nested }) =>
    cells.slice(0, MOST_ITEMS).map((cell, i) => ({ cell, isNested: nested.has(i) })),
  );
  const areObjects = all.flat().every(isObject) && all.flat().some(({ isNested }) => isNested);
  const kept = areObjects ? all.map((items) => items.filter(({ isNested }) => isNested)) : all;
  const sampled = kept
    .flatMap((items, row) => items.map((item) => ({ row, item })))
    .slice(0, MOST_SAMPLED);
  const inner = new KeyedSample({ ...SAMPLE_BOUNDS, rows: MOST_SAMPLED });
  for (const { item } of sampled) addItem(inner, key, item, areObjects);
  const sample = inner.finish(!inner.full, []);
  return {
    level,
    sample,
    areObjects,
    rows: sampled.slice(0, sample?.rows ?? 0).map(({ row }) => row),
    lengths: kept.map(({ length }) => length),
  };
}

interface Item {
  readonly cell: Cell;
  readonly isNested: boolean;
}

function addItem(
  sample: KeyedSample,
  key: string,
  { cell, isNested }: Item,
  isObjects: boolean,
): void {
  const record = isObjects ? jsonRecord(cell ?? '') : undefined;
  if (record?.keyed) sample.add(record.cells, record.nested);
  else sample.add(new Map([[key, cell]]), new Set(isNested ? [key] : []));
}

function isObject({ cell, isNested }: Item): boolean {
  return cell === null || (isNested && cell.startsWith('{'));
}

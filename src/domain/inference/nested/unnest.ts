import { nth } from '../../basics/nth.js';
import { utf8Length } from '../../basics/utf8.js';
import { MAX_DEPTH } from '../../schema/params/limits.js';
import { type JsonRecord, jsonRecord } from '../../tables/json-cells.js';
import { KeyedSample } from '../../tables/keyed-sample.js';
import { SAMPLE_BOUNDS } from '../../tables/sample-bounds.js';
import type { Cell, TableSample } from '../../tables/table-sample.js';
import type { CountedColumn } from '../columns/counted-column.js';
import { columnNames } from '../reading/column-names.js';
import { ABSENT } from '../reading/column-values.js';
import { type ItemSample, itemSample } from './item-sample.js';

/** A column of a sample, an object whose properties are columns, or an array with the sample of its items. */
export type WholeColumn = { readonly key: string; readonly path: string } & (
  | { readonly kind: 'value' }
  | { readonly kind: 'object'; readonly members: readonly WholeColumn[] }
  | { readonly kind: 'array'; readonly items: ItemSample }
);
export type WholeArray = Extract<WholeColumn, { readonly kind: 'array' }>;

/** A sample without objects and lists: each property is a column, named by its path. */
export interface Unnested {
  readonly sample: TableSample;
  /** The columns beside the values: that of an array has its lengths, and that of an object is null where it is null. */
  readonly counted: ReadonlyMap<string, CountedColumn>;
  /** The columns of the sample as they were, in order. */
  readonly wholes: readonly WholeColumn[];
}

/** A column beside the column that the sample has in its place, or several. */
interface FlatColumn {
  readonly path: string;
  readonly cells: readonly Cell[];
  readonly named: number;
  readonly counts?: CountedColumn;
}

interface Taken {
  readonly whole: WholeColumn;
  readonly columns: readonly FlatColumn[];
}

/** A column of objects, lists or values, `level` objects and lists inside the table. */
interface NestedColumn {
  readonly key: string;
  readonly path: string;
  readonly level: number;
  readonly cells: readonly Cell[];
  readonly named: number;
  readonly isNested: boolean;
}

/** Every database accepts a name of this length, in bytes. */
const LONGEST_PATH = 63;

/**
 * Takes the objects and lists of a sample apart; undefined if it has none. A column stays the text that it is if
 * `stays` says so, or if it has both objects and lists. It also does if it lies too deep, or if a request could not
 * name its properties.
 */
export function unnest(
  sample: TableSample,
  level: number,
  stays: (path: string) => boolean,
): Unnested | undefined {
  const { header, nested, named } = sample;
  if (header === undefined || nested === undefined || named === undefined) return undefined;
  if (!nested.includes(true)) return undefined;
  const paths = new Set(header.map((name) => name.toLowerCase()));
  const takeColumn = (column: NestedColumn): Taken => {
    const { path, isNested } = column;
    const mayTake = isNested && column.level < MAX_DEPTH && isPath(path) && !stays(path);
    return (mayTake && (taken(column, paths, takeColumn) as Taken | false)) || untaken(column);
  };
  const all = header.map((key, i) =>
    takeColumn({
      key,
      path: key,
      level,
      cells: nth(sample.columns, i),
      named: nth(named, i),
      isNested: nth(nested, i),
    }),
  );
  const wholes = all.map(({ whole }) => whole);
  if (wholes.every(({ kind }) => kind === 'value')) return undefined;
  const columns = all.flatMap((each) => each.columns);
  const { nested: _, ...plain } = sample;
  return {
    sample: {
      ...plain,
      header: columns.map(({ path }) => path),
      columns: columns.map(({ cells }) => cells),
      named: columns.map((column) => column.named),
    },
    counted: new Map(
      columns.flatMap(({ path, counts }) =>
        counts === undefined ? [] : [[path, counts] as const],
      ),
    ),
    wholes,
  };
}

function untaken({ key, path, cells, named }: NestedColumn): Taken {
  return { whole: { kind: 'value', key, path }, columns: [{ path, cells, named }] };
}

/** Whether inference keeps a name as it is. */
function isPath(name: string): boolean {
  return utf8Length(name) <= LONGEST_PATH && columnNames([name], 1)[0] === name;
}

/** The columns of an object or an array; undefined if the column cannot be taken apart. */
function taken(
  column: NestedColumn,
  paths: Set<string>,
  takeColumn: (column: NestedColumn) => Taken,
): Taken | undefined {
  // A cell without text was too long, or is null.
  const records = column.cells.map((cell) =>
    cell === null || cell === '' || cell === ABSENT ? undefined : jsonRecord(cell),
  );
  const known = records.filter((record) => record !== undefined);
  if (known.every(isKeyed)) return objectOf(column, records as Objects, paths, takeColumn);
  return known.some(isKeyed) ? undefined : arrayOf(column, records as Lists);
}

type Objects = readonly (Extract<JsonRecord, { keyed: true }> | undefined)[];
type Lists = readonly (Extract<JsonRecord, { keyed: false }> | undefined)[];

function isKeyed(record: JsonRecord): boolean {
  return record.keyed;
}

function objectOf(
  { key, path, level, cells, named }: NestedColumn,
  records: Objects,
  paths: Set<string>,
  takeColumn: (column: NestedColumn) => Taken,
): Taken | undefined {
  const inner = new KeyedSample({ ...SAMPLE_BOUNDS, rows: records.length });
  for (const record of records) {
    inner.add(record?.cells ?? new Map(), record?.nested ?? new Set());
  }
  const found = inner.full ? undefined : inner.finish(true, []);
  const keys = found?.header ?? [];
  const own = keys.map((member) => `${path}.${member}`);
  const lower = own.map((each) => each.toLowerCase());
  const areFree = new Set(lower).size === own.length && !lower.some((each) => paths.has(each));
  if (found === undefined || !areFree || !own.every(isPath)) return undefined;
  for (const each of lower) paths.add(each);
  const members = keys.map((member, i) =>
    takeColumn({
      key: member,
      path: nth(own, i),
      level: level + 1,
      cells: nth(found.columns, i).map((cell, row) => (records[row] ? cell : ABSENT)),
      named: found.named?.[i] ?? 0,
      isNested: found.nested?.[i] ?? false,
    }),
  );
  const present = records.map((record, row) => (record ? '1' : absentOf(cells[row])));
  return {
    whole: { kind: 'object', key, path, members: members.map(({ whole }) => whole) },
    columns: [
      { path, cells: present, named, counts: 'objects' },
      ...members.flatMap(({ columns }) => columns),
    ],
  };
}

function arrayOf({ key, path, level, cells, named }: NestedColumn, records: Lists): Taken {
  const items = itemSample(
    key,
    level + 1,
    records.map((record) => record ?? { cells: [], nested: new Set() }),
  );
  const lengths = records.map((record, row) =>
    record ? String(nth(items.lengths, row)) : absentOf(cells[row]),
  );
  return {
    whole: { kind: 'array', key, path, items },
    columns: [{ path, cells: lengths, named, counts: 'items' }],
  };
}

function absentOf(cell: Cell | undefined): Cell {
  return cell === ABSENT ? ABSENT : null;
}

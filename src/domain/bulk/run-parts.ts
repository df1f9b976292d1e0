import { writtenDay } from '../time/calendar.js';
import type { BulkRun, PartWindow, RunTable } from './bulk-run.js';

/** Consecutive rows, or the changes of a day, that are one file of a run. */
export interface RunPart {
  /** Its number in the run: the tables follow each other. */
  readonly index: number;
  readonly table: RunTable;
  /** The name of its file, such as `orders/part-00003.csv.gz` or `changes/part-2026-03-01.ndjson`. */
  readonly name: string;
  /** The name of the file with its size and its digest. */
  readonly receipt: string;
  /** The number of its first row in the table, or of its day, counted from 1970-01-01. */
  readonly offset: number;
  readonly rows: number;
}

/** One of `count` equal shares of the parts of a run: those whose number modulo `count` is `index`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const WHOLE_RUN: Shard = { index: 0, count: 1 };

/** The folder of the receipts. No folder of a table has this name. */
export const RECEIPTS = 'receipts';

/** The least digits of the number of a part. All numbers of a table have as many, so that names sort as numbers do. */
const LEAST_DIGITS = 5;

/** What the names of the parts of a table begin with. */
export function partsPrefix({ folder }: RunTable): string {
  return `${folder}/part-`;
}

export function countParts({ tables, window }: Pick<BulkRun, 'tables' | 'window'>): number {
  return tables.reduce((sum, table) => sum + partsOfTable(table, window), 0);
}

/** What the parts of a run count as their rows. */
export type PartUnit = 'row' | 'day';

export function unitOf({ window }: Pick<BulkRun, 'window'>): PartUnit {
  return window === 'day' ? 'day' : 'row';
}

/** The number of parts of a run that a shard has. */
export function countShard(run: BulkRun, { index, count }: Shard): number {
  return Math.max(0, Math.ceil((countParts(run) - index) / count));
}

/** The part with a number. Throws a RangeError if the run has none. */
export function partAt(run: BulkRun, index: number): RunPart {
  let first = 0;
  for (const table of run.tables) {
    const parts = partsOfTable(table, run.window);
    if (index < first + parts) return partOfTable(run, table, index, index - first);
    first += parts;
  }
  throw new RangeError(`the run has ${first} parts, numbered from 0: there is no part ${index}`);
}

/** The parts of a shard, in order. */
export function* partsOf(run: BulkRun, shard: Shard = WHOLE_RUN): Generator<RunPart, void> {
  let first = 0;
  for (const table of run.tables) {
    const parts = partsOfTable(table, run.window);
    const skipped = (((shard.index - first) % shard.count) + shard.count) % shard.count;
    for (let i = skipped; i < parts; i += shard.count) {
      yield partOfTable(run, table, first + i, i);
    }
    first += parts;
  }
}

function partsOfTable({ rows }: RunTable, window: PartWindow): number {
  return Math.ceil(rows / rowsOfWindow(window));
}

function rowsOfWindow(window: PartWindow): number {
  return window === 'day' ? 1 : window;
}

function partOfTable(run: BulkRun, table: RunTable, index: number, i: number): RunPart {
  const rowsPerPart = rowsOfWindow(run.window);
  const offset = table.offset + i * rowsPerPart;
  const label = run.window === 'day' ? writtenDay(offset) : partNumber(table, run.window, i);
  return {
    index,
    table,
    name: `${partsPrefix(table)}${label}.${run.extension}`,
    receipt: `${RECEIPTS}/${table.folder}/part-${label}.json`,
    offset,
    rows: Math.min(rowsPerPart, table.rows - i * rowsPerPart),
  };
}

function partNumber(table: RunTable, window: PartWindow, i: number): string {
  const digits = Math.max(LEAST_DIGITS, String(partsOfTable(table, window) - 1).length);
  return String(i).padStart(digits, '0');
}

/** The rows of parts, or of tables, together. */
export function rowsOf(parts: readonly { readonly rows: number }[]): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}

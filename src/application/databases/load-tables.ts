import { counted } from '../../domain/basics/counted.js';
import { isNullable, type TableForeignKey } from '../../domain/databases/loading/load-order.js';
import type { DatabaseTable } from '../../domain/databases/model/database-schema.js';
import { DatabaseError, type WrittenRows } from '../ports/database-link.js';
import { changedCounts } from './changed-counts.js';
import { checkReferences } from './check-references.js';
import { closeCycles, type WaitingKey, waitingKeys } from './close-cycles.js';
import { countedRows } from './counted-rows.js';
import { keepingOthers } from './keeping-others.js';
import { lackingRows } from './lacking-rows.js';
import { type AcceptedRows, loadAccepted } from './load-accepted.js';
import {
  beginTable,
  loadBatch,
  naming,
  onlyNew,
  sumOf,
  tablesToLoad,
  untilAborted,
} from './load-batch.js';
import type { LoadedRows, LoadTask, TableRows } from './load-task.js';
import { refuseGap } from './refuse-gap.js';
import { type FilledTable, type Loading, withoutLateOrphans } from './without-late-orphans.js';
import { withoutOrphans } from './without-orphans.js';

/** Loads all tables in one transaction, which first deletes the rows of the tables `emptied`. */
export async function loadTables(task: LoadTask, emptied: readonly string[]): Promise<LoadedRows> {
  const { link, order, leavesOut = false } = task;
  const names = tablesToLoad(task).map(({ name }) => name);
  const waiting = waitingKeys(task);
  const forward = order.forward.filter((each) => waiting.every(({ key }) => key !== each.key));
  const { filled, ...written } = await keepingOthers(task, async () => {
    await link.allowForward(forward);
    if (emptied.length > 0) await link.empty(emptied);
    const before = task.hasTriggers ? await countedRows(link, names) : undefined;
    const inOrder = await loadInOrder(task, waiting, forward);
    const loading = forward.length === 0 ? inOrder : await withoutLateOrphans(task, inOrder);
    const done = loading.filled;
    refuseGap(task, done);
    await closeCycles(
      task,
      done.map(({ table }) => table),
      waiting,
    );
    await link.settleForward(forward);
    task.signal.throwIfAborted();
    const miscounted = totalsOfLeftOut(done, task.rows);
    const changed = before === undefined ? [] : await changedCounts(link, done, before);
    if (changed.length > 0 && !leavesOut) throw new DatabaseError(changed[0]);
    const left = await removeLeaving(task);
    await checkReferences(task);
    await link.renumber(done.map(({ table }) => table.name));
    task.signal.throwIfAborted();
    return { ...loading, partial: [...loading.partial, ...changed], miscounted, left };
  });
  if (filled.length > 0) await link.analyze(filled.map(({ table }) => table.name));
  const sum = filled.reduce<WrittenRows>(sumOf, onlyNew(0));
  return { ...sum, ...written };
}

/** Deletes the rows that leave their tables, children before their parents. Returns their number. */
async function removeLeaving({ link, order, leaving, upsertKeys, signal }: LoadTask) {
  let left = 0;
  for (const { name } of [...order.tables].reverse()) {
    const rows = leaving?.get(name);
    const key = upsertKeys?.get(name);
    if (rows === undefined || rows.rows === 0 || key === undefined) continue;
    const keys = rows.only(key);
    const batches = untilAborted(
      keys.batches(0, keys.rows, () => {}),
      signal,
    );
    left += await naming(name, () => link.removeRows(name, keys.columns, batches));
  }
  return left;
}

async function loadInOrder(
  task: LoadTask,
  waiting: readonly WaitingKey[],
  forward: readonly TableForeignKey[],
): Promise<Loading> {
  const filled: FilledTable[] = [];
  const refused: string[] = [];
  const partial: string[] = [];
  const leftOut = new Set<string>();
  const incomplete = new Set<string>();
  const whole = neededWhole(task, forward);
  for (const table of task.order.tables) {
    const rows = task.rows.get(table.name);
    if (rows === undefined) {
      leftOut.add(table.name);
      continue;
    }
    const later = waiting.filter((key) => key.rows === rows).flatMap(({ columns }) => columns);
    const { needed, nullable } = referring(table, rows, leftOut);
    if (needed !== undefined) {
      leftOut.add(table.name);
      refused.push(`${table.name}: it refers to ${needed}`);
      continue;
    }
    const shown = withoutColumns(rows, [...nullable, ...later]);
    const accepted = await loadTable(task, shown, whole.has(table.name));
    // Rows that were there stay, whatever they refer to.
    const { refusal, ...written } = task.present.has(table.name)
      ? accepted
      : await withoutOrphans(task.link, table, accepted, incomplete);
    if (refusal === undefined) {
      filled.push({ table: rows, ...written });
    } else if (written.rows > 0) {
      incomplete.add(table.name);
      filled.push({ table: rows, ...written });
      partial.push(
        `${refusal.message}; ${written.rows} of ${counted(rows.rows, 'row')} were loaded`,
      );
    } else {
      // Rows may refer to those that were there, such as all values of a list.
      (task.present.has(table.name) ? incomplete : leftOut).add(table.name);
      refused.push(refusal.message);
    }
  }
  return { filled, refused, partial };
}

/** Tables whose columns also count or sum rows of others that were left out, in words. */
function totalsOfLeftOut(
  filled: readonly FilledTable[],
  rows: ReadonlyMap<string, TableRows>,
): readonly string[] {
  const counts = new Map(filled.map(({ table, rows: count }) => [table.name, count]));
  const isLacking = lackingRows(rows, counts);
  return filled.flatMap(({ table: { name, totalsOf } }) =>
    [...new Set(totalsOf)]
      .filter(isLacking)
      .map((of) => `${name}: its totals of ${of} also count rows that were left out`),
  );
}

/**
 * The tables that get all of their rows or none: if the database checks references at the end, those to which tables refer that
 * have rows of their own. Nothing takes such rows away that refer to a missing one.
 */
function neededWhole(
  { order, present }: LoadTask,
  forward: readonly TableForeignKey[],
): ReadonlySet<string> {
  if (forward.length === 0) return new Set();
  const kept = order.tables.filter(({ name }) => present.has(name));
  return new Set(kept.flatMap(({ foreignKeys }) => foreignKeys.map(({ table }) => table)));
}

/** The foreign keys of a table to tables that were left out. */
interface Referring {
  /** The name of a table without which no row can be. */
  readonly needed: string | undefined;
  /** The columns that are null without the others. */
  readonly nullable: readonly string[];
}

function referring(
  table: DatabaseTable,
  { columns: shown }: TableRows,
  refused: ReadonlySet<string>,
): Referring {
  const keys = table.foreignKeys.filter((key) => refused.has(key.table));
  const isNull = (name: string): boolean =>
    table.columns.some((column) => column.name === name && column.isNullable);
  const nullable = keys.flatMap(({ columns }) => columns.filter(isNull));
  // A row of nothing but nulls says nothing.
  const isBare = shown.every((name) => nullable.includes(name));
  return {
    needed: keys.find((key) => isBare || !isNullable(table, key))?.table,
    nullable,
  };
}

/** Loads the rows of a table. Rejects if rows are refused that the load does not leave out. */
async function loadTable(
  task: LoadTask,
  table: TableRows,
  isNeededWhole: boolean,
): Promise<AcceptedRows> {
  const { link, onProgress, present, leavesOut = false } = task;
  const canLeaveOut = leavesOut && link.hasSavepoints;
  beginTable(table, task);
  const accepted = canLeaveOut
    ? await loadAccepted(task, table, isNeededWhole)
    : await loadWhole(task, table);
  const { refusal } = accepted;
  if (refusal === undefined) {
    onProgress(table.rows, table.rows, table.name);
    return accepted;
  }
  const remedied = present.has(table.name) ? withRemedy(task, refusal) : refusal;
  if (!canLeaveOut) throw remedied;
  return { ...accepted, refusal: remedied };
}

async function loadWhole(task: LoadTask, table: TableRows): Promise<AcceptedRows> {
  try {
    const written = await loadBatch(task, table, 0, table.rows);
    return { ...written, rows: table.rows, refusal: undefined };
  } catch (error) {
    if (error instanceof DatabaseError) return { ...onlyNew(0), refusal: error };
    throw error;
  }
}

/** How the databases say that a value is there already. */
const REPEATED = /duplicate|unique constraint/i;

/** Rows that are there may have the values of new ones, above all if the same seed has made them. */
function withRemedy({ upsertKeys }: LoadTask, error: DatabaseError): DatabaseError {
  if (!REPEATED.test(error.message)) return error;
  const remedy =
    upsertKeys === undefined
      ? 'the table has rows: another --seed makes other values, --truncate deletes these rows'
      : 'a row with another key has this value: --key matches rows by it, --skip-refused leaves the new row out. Where rows exchange values, load other values first: databases check each row as it changes';
  return new DatabaseError(`${error.message}; ${remedy}`);
}

function withoutColumns(table: TableRows, names: readonly string[]): TableRows {
  if (names.length === 0) return table;
  return table.only(table.columns.filter((column) => !names.includes(column)));
}

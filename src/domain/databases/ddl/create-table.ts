import { readColumn } from './column.js';
import { readConstraint } from './constraint.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import { DraftTable } from './draft-table.js';
import { readBound, readPartitioning } from './partitions.js';
import type { Token } from './statement.js';

/** Reads what follows CREATE … TABLE. `kinds` are the words between them, such as TEMPORARY. */
export function createTable(
  cursor: Cursor,
  draft: Draft,
  start: number,
  kinds: readonly string[],
): void {
  const isOptional = cursor.take('IF', 'NOT', 'EXISTS');
  const path = cursor.path();
  if (path.length === 0) {
    draft.miss(start, 'a table without a name is not understood');
    return;
  }
  const reason = reasonAgainst(cursor, kinds);
  if (reason === PARTITION) createPartition(cursor, draft, path, start);
  else if (reason !== undefined) leaveOut(draft, path, start, reason);
  else if (draft.table(path) === undefined) addTable(cursor, draft, path, start);
  else if (!isOptional) {
    draft.miss(start, 'the script creates this table twice', draft.naming.qualified(path));
  }
}

const REASONS: readonly (readonly [kind: string, reason: string])[] = [
  ['TEMP', ''],
  ['TEMPORARY', ''],
  ['FOREIGN', 'the rows of a foreign table are in another database'],
  ['EXTERNAL', 'the rows of an external table are in another place'],
  ['VIRTUAL', 'a module keeps the rows of a virtual table'],
];

/** Why a table is not to be filled; empty if nobody needs to know. */
function reasonAgainst(cursor: Cursor, kinds: readonly string[]): string | undefined {
  const found = REASONS.find(([kind]) => kinds.includes(kind));
  if (found !== undefined) return found[1];
  if (cursor.sees('PARTITION', 'OF')) return PARTITION;
  if (cursor.sees('OF')) return 'the columns of a typed table are not known';
  return undefined;
}

export const PARTITION = 'a partition takes its rows from its table';
export const CHILD = 'a child table adds rows to its parent, and is not filled';

/** PARTITION OF table [(…)] FOR VALUES … */
function createPartition(
  cursor: Cursor,
  draft: Draft,
  path: readonly Token[],
  start: number,
): void {
  cursor.take('PARTITION', 'OF');
  const parent = cursor.path();
  leaveOut(draft, path, start, PARTITION);
  if (parent.length > 0) readBound(cursor, draft, draft.table(parent));
}

export function leaveOut(
  draft: Draft,
  path: readonly Token[],
  start: number,
  reason: string,
): void {
  draft.leaveOut(path);
  if (reason !== '') draft.miss(start, reason, draft.naming.qualified(path));
}

function addTable(cursor: Cursor, draft: Draft, path: readonly Token[], start: number): void {
  const { naming } = draft;
  const table = new DraftTable(naming.qualified(path));
  const key = naming.key(table.name);
  draft.leftOut.delete(key);
  draft.tables.set(key, table);
  // A table may refer to itself before its end.
  const body = cursor.group();
  if (body !== undefined) readElements(body, draft, table);
  else if (cursor.take('LIKE')) copyColumns(cursor, draft, table, start);
  if (table.columns.size === 0) {
    if (!readTail(cursor, draft, path, start)) {
      leaveOut(draft, path, start, 'the columns of this table are not in the script');
    }
    return;
  }
  readTail(cursor, draft, path, start);
}

function readElements(body: Cursor, draft: Draft, table: DraftTable): void {
  for (const element of body.parts()) {
    const { start } = element;
    if (element.take('LIKE')) copyColumns(element, draft, table, start);
    else if (!readConstraint(element, draft, table) && !readColumn(element, draft, table)) {
      draft.miss(start, 'this part of a table is not understood', table.name);
    }
  }
}

/** LIKE takes the columns of another table, without its keys. */
function copyColumns(cursor: Cursor, draft: Draft, table: DraftTable, start: number): void {
  const path = cursor.path();
  const other = path.length === 0 ? undefined : draft.table(path);
  if (other === undefined) {
    draft.miss(start, 'the script does not create the table that is copied', table.name);
    return;
  }
  if (!draft.copies(other.columns.size + other.uniques.length + other.checks.length)) {
    draft.miss(start, 'the script copies too many columns', table.name);
    return;
  }
  const isWhole = draft.dialect === 'mysql' || cursor.sees('INCLUDING', 'ALL');
  for (const [key, column] of other.columns) {
    const { default: _, generated, comment, ...kept } = column;
    table.columns.set(key, isWhole ? { ...column } : kept);
  }
  if (!isWhole) return;
  if (other.primary !== undefined)
    table.setPrimary({ name: undefined, columns: other.primary.columns });
  for (const { columns, isDropped } of other.uniques) {
    if (!isDropped) table.addUnique({ name: undefined, columns });
  }
  for (const { expression, isDropped } of other.checks) {
    if (!isDropped) table.addCheck({ name: undefined, expression });
  }
}

/** Reads what follows the columns of a table. Returns true if the table is not to be filled for a reason reported here. */
function readTail(cursor: Cursor, draft: Draft, path: readonly Token[], start: number): boolean {
  const table = draft.table(path);
  while (!cursor.isAtEnd) {
    const at = cursor.start;
    if (cursor.take('INHERITS')) {
      leaveOut(draft, path, start, CHILD);
      return true;
    }
    if (cursor.take('PARTITION', 'BY') && table !== undefined) {
      table.partitioning = readPartitioning(cursor, draft, at);
    } else if (cursor.take('WITHOUT', 'ROWID') && table !== undefined) table.hasRowid = false;
    else cursor.skip();
  }
  return false;
}

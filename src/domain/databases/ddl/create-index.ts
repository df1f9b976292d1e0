import { addUnique, NULLS_ARE_EQUAL } from './constraint.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { DraftTable } from './draft-table.js';
import { type KeyColumns, readKeyColumns } from './key-columns.js';

/** Reads what follows CREATE UNIQUE … INDEX. */
export function createUniqueIndex(cursor: Cursor, draft: Draft, start: number): void {
  cursor.take('CONCURRENTLY');
  cursor.take('IF', 'NOT', 'EXISTS');
  const token = cursor.sees('ON') ? undefined : cursor.path().at(-1);
  while (!cursor.isAtEnd && !cursor.take('ON')) cursor.next();
  cursor.take('ONLY');
  const path = cursor.path();
  if (path.length === 0 || draft.isLeftOut(path)) return;
  const table = draft.table(path);
  if (table === undefined) {
    draft.miss(start, 'the script does not create the table of this index');
    return;
  }
  if (cursor.take('USING')) cursor.next();
  const { naming } = draft;
  const key = readKeyColumns(cursor, draft, (name) => table.columns.has(naming.key(name)));
  if (key === undefined) return;
  const name = token === undefined ? undefined : naming.of(token);
  const where = readTail(cursor, draft, start, table);
  const isWhole = where === undefined || excludesNullsAlone(where, key);
  addUnique(draft, table, start, name, key, isWhole ? undefined : where);
}

/** Reads what follows the columns of an index, and returns its condition. */
function readTail(
  cursor: Cursor,
  draft: Draft,
  start: number,
  table: DraftTable,
): string | undefined {
  while (!cursor.isAtEnd) {
    if (cursor.take('NULLS', 'NOT', 'DISTINCT')) draft.miss(start, NULLS_ARE_EQUAL, table.name);
    else if (cursor.take('WHERE')) return conditionOf(cursor, draft);
    else cursor.skip();
  }
  return undefined;
}

function conditionOf(cursor: Cursor, draft: Draft): string {
  const { start } = cursor;
  // SQL Server ends the condition with WITH or ON.
  while (!cursor.isAtEnd && !cursor.sees('WITH') && !cursor.sees('ON')) cursor.skip();
  return draft.script.slice(start, cursor.end);
}

const NOT_NULL = /^[\s(]*["`[]?([^\s"`()[\]]+)["`\]]?\s+IS\s+NOT\s+NULL[\s)]*$/i;

/** Whether a condition excludes only rows in which a column of the index is null: unique constraints do the same. */
function excludesNullsAlone(where: string, { columns }: KeyColumns): boolean {
  const known = new Set(columns.map((column) => column.toLowerCase()));
  return where.split(/\bAND\b/i).every((part) => {
    const column = NOT_NULL.exec(part)?.[1];
    return column !== undefined && known.has(column.toLowerCase());
  });
}

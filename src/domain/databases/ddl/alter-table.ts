import { changeType, readClauses, readColumn, readExpression, setDefault } from './column.js';
import { readConstraint } from './constraint.js';
import { CHILD, leaveOut, PARTITION } from './create-table.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { DraftColumn, DraftTable } from './draft-table.js';
import { readBound } from './partitions.js';
import type { Token } from './statement.js';

interface Alteration {
  readonly cursor: Cursor;
  readonly draft: Draft;
  readonly table: DraftTable;
  readonly start: number;
}

type Action = (alteration: Alteration) => void;

const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['ADD', add],
  ['ALTER', alterColumn],
  ['MODIFY', modify],
  ['CHANGE', change],
  ['DROP', drop],
  ['RENAME', rename],
  ['ATTACH', attach],
  ['INHERIT', inherit],
]);

/** Reads what follows ALTER TABLE. */
export function alterTable(cursor: Cursor, draft: Draft, start: number): void {
  const isOptional = cursor.take('IF', 'EXISTS');
  cursor.take('ONLY');
  const path = cursor.path();
  if (path.length === 0 || draft.isLeftOut(path)) return;
  // SQL Server: WITH CHECK ADD CONSTRAINT.
  if (cursor.sees('WITH')) {
    cursor.next();
    cursor.next();
  }
  const table = draft.table(path);
  let action: Action | undefined;
  for (const part of cursor.parts()) {
    const next = actions.get(part.peek().word);
    // SQL Server: what follows ADD is a list.
    if (next === undefined && action !== add) continue;
    action = next ?? add;
    if (table === undefined) {
      if (!isOptional) draft.miss(start, 'the script does not create this table');
      return;
    }
    if (next !== undefined) part.next();
    action({ cursor: part, draft, table, start });
  }
}

function add(alteration: Alteration): void {
  const { cursor, draft, table } = alteration;
  if (readDefaultFor(alteration)) return;
  const isColumn = cursor.take('COLUMN');
  cursor.take('IF', 'NOT', 'EXISTS');
  const group = cursor.group();
  if (group !== undefined) {
    // MySQL: several columns within brackets.
    for (const part of group.parts()) readColumnOrConstraint(part, draft, table);
  } else if (isColumn) readColumn(cursor, draft, table);
  else if (!cursor.sees('PARTITION')) readColumnOrConstraint(cursor, draft, table);
}

function readColumnOrConstraint(cursor: Cursor, draft: Draft, table: DraftTable): void {
  if (!readConstraint(cursor, draft, table)) readColumn(cursor, draft, table);
}

/** SQL Server: ADD [CONSTRAINT name] DEFAULT expression FOR column. */
function readDefaultFor({ cursor, draft, table }: Alteration): boolean {
  const named = cursor.sees('CONSTRAINT') && cursor.peek(2).word === 'DEFAULT';
  if (!named && !cursor.sees('DEFAULT')) return false;
  while (!cursor.take('DEFAULT')) cursor.next();
  const expression = readExpression(cursor, draft);
  cursor.take('FOR');
  const column = draft.column(table, cursor.next());
  if (column !== undefined) setDefault(column, expression);
  return true;
}

function alterColumn({ cursor, draft, table, start }: Alteration): void {
  // Indexes and constraints of MySQL.
  if (cursor.sees('INDEX') || cursor.sees('CONSTRAINT') || cursor.sees('CHECK')) return;
  cursor.take('COLUMN');
  const token = cursor.next();
  const column = draft.column(table, token);
  if (column === undefined) draft.miss(start, `there is no column ${token.text}`, table.name);
  else if (!readColumnAction(cursor, draft, column)) redefine(cursor, draft, table, column);
}

/** Reads an action of PostgreSQL on a column; false if none comes next. */
function readColumnAction(cursor: Cursor, draft: Draft, column: DraftColumn): boolean {
  if (cursor.take('SET', 'NOT', 'NULL')) column.isNullable = false;
  else if (cursor.take('DROP', 'NOT', 'NULL')) column.isNullable = true;
  else if (cursor.take('SET', 'DEFAULT')) setDefault(column, readExpression(cursor, draft));
  else if (cursor.take('DROP', 'DEFAULT')) {
    delete column.default;
    delete column.generated;
  } else if (cursor.take('SET', 'DATA', 'TYPE') || cursor.take('TYPE')) {
    changeType(cursor, draft, column);
  } else return readIdentityAction(cursor, column);
  return true;
}

function readIdentityAction(cursor: Cursor, column: DraftColumn): boolean {
  if (cursor.take('ADD', 'GENERATED') || cursor.take('SET', 'GENERATED')) {
    column.generated = cursor.take('ALWAYS') ? 'always' : 'default';
    column.isNullable = false;
    return true;
  }
  if (cursor.take('DROP', 'IDENTITY') || cursor.take('DROP', 'EXPRESSION')) {
    delete column.generated;
    return true;
  }
  // SET STATISTICS, SET STORAGE and the like.
  return cursor.sees('SET') || cursor.sees('DROP') || cursor.sees('ADD');
}

/** SQL Server: ALTER COLUMN name type [NOT] NULL. */
function redefine(cursor: Cursor, draft: Draft, table: DraftTable, column: DraftColumn): void {
  changeType(cursor, draft, column);
  column.isNullable = true;
  readClauses({ cursor, draft, table, column, constraint: undefined, reference: undefined });
}

function modify({ cursor, draft, table }: Alteration): void {
  cursor.take('COLUMN');
  cursor.take('IF', 'EXISTS');
  readColumn(cursor, draft, table);
}

function change(alteration: Alteration): void {
  const { cursor, draft, table } = alteration;
  cursor.take('COLUMN');
  const old = cursor.next();
  const renamed = cursor.peek();
  renameColumn(draft, table, old, renamed);
  readColumn(cursor, draft, table);
}

const DROPPED: ReadonlySet<string> = new Set([
  'COLUMN',
  'CONSTRAINT',
  'FOREIGN',
  'INDEX',
  'KEY',
  'CHECK',
]);

function drop({ cursor, draft, table }: Alteration): void {
  if (cursor.take('PRIMARY', 'KEY')) {
    table.dropPrimary();
    return;
  }
  const kind = cursor.takeOne(DROPPED) ?? 'COLUMN';
  if (kind === 'FOREIGN') cursor.take('KEY');
  cursor.take('IF', 'EXISTS');
  const token = cursor.name();
  if (token === undefined) return;
  const name = draft.naming.of(token);
  if (kind === 'COLUMN') dropColumn(draft, table, name);
  else table.dropConstraint(name);
}

/** A column takes its keys with it. */
function dropColumn({ naming }: Draft, table: DraftTable, name: string): void {
  const key = naming.key(name);
  table.columns.delete(key);
  table.dropped.add(key);
}

function rename({ cursor, draft, table }: Alteration): void {
  if (cursor.take('TO') || cursor.take('AS')) {
    const path = cursor.path();
    if (path.length > 0) draft.rename(table, path);
    return;
  }
  if (/^(?:CONSTRAINT|INDEX|KEY)$/.test(cursor.peek().word)) return;
  cursor.take('COLUMN');
  const old = cursor.next();
  if (cursor.take('TO')) renameColumn(draft, table, old, cursor.next());
}

function renameColumn({ naming }: Draft, table: DraftTable, old: Token, renamed: Token): void {
  const key = naming.key(naming.of(old));
  const column = table.columns.get(key);
  if (column === undefined) return;
  const name = naming.of(renamed);
  if (naming.key(name) !== key) {
    table.columns.delete(key);
    table.renamed.set(key, name);
  }
  column.name = name;
  table.columns.set(naming.key(name), column);
}

/** ATTACH PARTITION: the other table takes its rows from this one. */
function attach({ cursor, draft, table, start }: Alteration): void {
  if (!cursor.take('PARTITION')) return;
  const path = cursor.path();
  if (path.length === 0) return;
  leaveOut(draft, path, start, PARTITION);
  readBound(cursor, draft, table);
}

function inherit({ draft, table, start }: Alteration): void {
  const key = draft.naming.key(table.name);
  draft.tables.delete(key);
  draft.leftOut.add(key);
  draft.miss(start, CHILD, table.name);
}

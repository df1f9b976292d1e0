import { addUnique, bracketed } from './constraint.js';
import type { Cursor } from './cursor.js';
import { readType, type TypeOfColumn } from './data-type.js';
import type { Draft, DraftType } from './draft.js';
import type { DraftColumn, DraftReference, DraftTable } from './draft-table.js';
import { readAction, readReference } from './reference.js';

interface ColumnReading {
  readonly cursor: Cursor;
  readonly draft: Draft;
  readonly table: DraftTable;
  readonly column: DraftColumn;
  /** The name of the constraint that comes next. */
  constraint: string | undefined;
  /** The reference that DEFERRABLE belongs to. */
  reference: DraftReference | undefined;
}

type ClauseReader = (reading: ColumnReading) => void;

/** What the words behind the type of a column mean. Each reader has gone beyond its word. */
const clauses: ReadonlyMap<string, ClauseReader> = new Map<string, ClauseReader>([
  ['NOT', readNot],
  ['NULL', readNull],
  ['DEFAULT', readDefault],
  ['CONSTRAINT', readName],
  ['PRIMARY', readPrimary],
  ['KEY', readKey],
  ['UNIQUE', readUnique],
  ['REFERENCES', readReferences],
  ['CHECK', readCheck],
  ['GENERATED', readGenerated],
  ['AS', readComputed],
  ['AUTO_INCREMENT', readNumbering],
  ['AUTOINCREMENT', readNumbering],
  ['IDENTITY', readIdentity],
  ['COMMENT', readComment],
  ['COLLATE', ({ cursor }) => void cursor.path()],
  ['CHARACTER', readCharacterSet],
  ['CHARSET', ({ cursor }) => void cursor.next()],
  ['ON', readOn],
  ['DEFERRABLE', ({ reference }) => markDeferrable(reference)],
  ['INITIALLY', readInitially],
  // Words that change nothing about values.
  ...[
    'ROWGUIDCOL',
    'SPARSE',
    'FILESTREAM',
    'MASKED',
    'INVISIBLE',
    'VISIBLE',
    'STORAGE',
    'COMPRESSION',
    'WITH',
    'STORED',
    'PERSISTED',
    'VIRTUAL',
    'PERSISTENT',
    'FOR',
  ].map((word): [string, ClauseReader] => [word, () => {}]),
]);

/** The words that end the type or the default of a column. */
export const CLAUSES: ReadonlySet<string> = new Set(clauses.keys());

/** Words of which a type may consist, so that they end no type. */
const TYPE_CLAUSES: ReadonlySet<string> = new Set(
  [...CLAUSES].filter((word) => word !== 'CHARACTER'),
);

/**
 * Reads a column: its name, its type and its clauses. A column of this name is replaced. Returns false if no name comes
 * next.
 */
export function readColumn(cursor: Cursor, draft: Draft, table: DraftTable): boolean {
  const token = cursor.name();
  if (token === undefined) return false;
  const name = draft.naming.of(token);
  const type = readType(cursor, draft, TYPE_CLAUSES);
  const column = columnOf(name, type);
  // Of SQL Server, also called rowversion.
  if (draft.dialect === 'sqlserver' && column.type === 'timestamp') column.generated = 'always';
  const key = draft.naming.key(name);
  table.columns.set(key, column);
  if (type.defined !== undefined) addRules(draft, table, column, type.defined, token.start);
  // SERIAL of MySQL.
  if (draft.dialect === 'mysql' && type.isNumbering) {
    table.addUnique({ name: undefined, columns: [name] });
  }
  readClauses({ cursor, draft, table, column, constraint: undefined, reference: undefined });
  return true;
}

function columnOf(name: string, type: TypeOfColumn): DraftColumn {
  const { isNumbering, defined, ...rest } = type;
  return {
    name,
    ...rest,
    isNullable: !isNumbering && defined?.isNotNull !== true,
    ...(defined?.default !== undefined && { default: defined.default }),
    ...(isNumbering && { generated: 'default' as const }),
  };
}

/** The type of an existing column becomes another one. */
export function changeType(cursor: Cursor, draft: Draft, column: DraftColumn): void {
  const { isNumbering, defined, ...rest } = readType(cursor, draft, TYPE_CLAUSES);
  const { values: _, ...kept } = column;
  for (const key of Object.keys(column)) delete column[key as 'values'];
  Object.assign(column, kept, rest);
}

/** Copies the checks of a domain to a column of its type. */
function addRules(
  draft: Draft,
  table: DraftTable,
  column: DraftColumn,
  { checks }: DraftType,
  start: number,
): void {
  const size = checks.reduce((sum, check) => sum + check.join(column.name).length, 0);
  if (!draft.copies(size)) {
    draft.miss(start, 'the script repeats the checks of its types too often', table.name);
    return;
  }
  for (const check of checks) {
    table.addCheck({ name: undefined, expression: check.join(column.name) });
  }
}

/** Reads the clauses of a column up to the end. */
export function readClauses(reading: ColumnReading): void {
  const { cursor } = reading;
  while (!cursor.isAtEnd) {
    const reader = clauses.get(cursor.peek().word);
    if (reader === undefined) cursor.skip();
    else {
      cursor.next();
      reader(reading);
    }
  }
}

function readNot({ cursor, column }: ColumnReading): void {
  if (cursor.take('NULL')) column.isNullable = false;
  else if (cursor.take('FOR')) cursor.next();
  else cursor.take('DEFERRABLE');
}

function readNull({ column }: ColumnReading): void {
  column.isNullable = true;
}

function readComment({ cursor, column }: ColumnReading): void {
  column.comment = cursor.next().text;
}

/** Reads an expression up to the next clause. */
export function readExpression(cursor: Cursor, draft: Draft): string {
  const { start } = cursor;
  cursor.skip();
  while (!cursor.isAtEnd && !seesClause(cursor)) cursor.skip();
  return draft.script.slice(start, cursor.end);
}

function seesClause(cursor: Cursor): boolean {
  const { word } = cursor.peek();
  // Types after :: have these words too.
  if (word === 'CHARACTER') return cursor.peek(1).word === 'SET';
  if (word === 'WITH') return cursor.peek(1).word !== 'TIME';
  return CLAUSES.has(word);
}

function readDefault({ cursor, draft, column }: ColumnReading): void {
  setDefault(column, readExpression(cursor, draft));
}

export function setDefault(column: DraftColumn, expression: string): void {
  delete column.default;
  if (/^null$/i.test(expression)) return;
  column.default = expression;
  if (/^\(*\s*next(?:val\s*\(| value for\b)/i.test(expression)) column.generated = 'default';
}

function readName(reading: ColumnReading): void {
  const token = reading.cursor.name();
  reading.constraint = token === undefined ? undefined : reading.draft.naming.of(token);
}

function readPrimary(reading: ColumnReading): void {
  const { cursor, draft, table, column } = reading;
  cursor.take('KEY');
  table.setPrimary({ name: reading.constraint, columns: [column.name] });
  // A descending key of SQLite does not number the rows.
  if (cursor.sees('DESC') && draft.dialect === 'sqlite') table.hasRowid = false;
}

/** `id int KEY` of MySQL is a primary key. */
function readKey({ draft, table, column }: ColumnReading): void {
  if (draft.dialect === 'mysql') table.setPrimary({ name: undefined, columns: [column.name] });
}

function readUnique(reading: ColumnReading): void {
  const { cursor, draft, table, column, constraint } = reading;
  cursor.take('KEY');
  const key = { columns: [column.name], expressions: [] };
  addUnique(draft, table, cursor.start, constraint, key);
}

function readReferences(reading: ColumnReading): void {
  const { cursor, draft, table, column, constraint } = reading;
  const own = { name: constraint, columns: [column.name], start: cursor.start };
  const reference = readReference(cursor, draft, own);
  if (reference === undefined) return;
  reading.reference = reference;
  table.addReference(reference);
}

function readCheck({ cursor, draft, table, constraint }: ColumnReading): void {
  cursor.take('NOT', 'FOR', 'REPLICATION');
  const expression = bracketed(cursor, draft);
  if (expression === undefined || expression === '' || cursor.sees('NOT', 'ENFORCED')) return;
  table.addCheck({ name: constraint, expression });
}

function readGenerated(reading: ColumnReading): void {
  const { cursor, column } = reading;
  const isAlways = cursor.take('ALWAYS');
  while (!cursor.isAtEnd && !cursor.take('AS')) cursor.next();
  if (!cursor.take('IDENTITY')) {
    readComputed(reading);
    return;
  }
  cursor.group();
  column.generated = isAlways ? 'always' : 'default';
  column.isNullable = false;
}

/** The expression is the default, as in the catalogue of PostgreSQL: it tells the column from an identity. */
function readComputed({ cursor, draft, column }: ColumnReading): void {
  column.generated = 'always';
  const { start } = cursor;
  // Without brackets: ROW START, or an expression of SQL Server.
  if (cursor.group() === undefined) while (!cursor.isAtEnd && !seesClause(cursor)) cursor.skip();
  column.default = draft.script.slice(start, cursor.end);
}

function readNumbering({ column }: Pick<ColumnReading, 'column'>): void {
  column.generated = 'default';
  column.isNullable = false;
}

/** SQL Server: values need SET IDENTITY_INSERT. */
function readIdentity({ cursor, column }: ColumnReading): void {
  cursor.group();
  column.generated = 'always';
  column.isNullable = false;
}

function readCharacterSet({ cursor }: ColumnReading): void {
  cursor.take('SET');
  cursor.next();
}

/** ON DELETE and ON UPDATE; ON CONFLICT of SQLite; ON a group of files of SQL Server. */
function readOn({ cursor }: ColumnReading): void {
  if (cursor.sees('UPDATE') || cursor.sees('DELETE')) readAction(cursor);
  else if (cursor.take('CONFLICT')) cursor.next();
  else cursor.name();
}

function markDeferrable(reference: DraftReference | undefined): void {
  if (reference !== undefined) reference.isDeferrable = true;
}

function readInitially({ cursor, reference }: ColumnReading): void {
  if (cursor.take('DEFERRED')) markDeferrable(reference);
  else cursor.next();
}

import type { DatabaseSchema } from '../model/database-schema.js';
import { alterTable } from './alter-table.js';
import { createUniqueIndex } from './create-index.js';
import { createTable } from './create-table.js';
import { alterType, createDomain, createType } from './create-type.js';
import { Cursor, type Steps } from './cursor.js';
import { type DdlDialect, dialectOf } from './ddl-dialect.js';
import { Draft } from './draft.js';
import { finishedSchema } from './finished-schema.js';
import { Splitter, type Statement } from './statement.js';

/** The most words between CREATE and the kind of the object. */
const FARTHEST = 20;

/**
 * The schema that a script of SQL creates: tables with their columns, keys and checks. The script may come from
 * PostgreSQL, MySQL, MariaDB, SQLite or SQL Server, and may contain rows, functions and all else that a dump contains.
 * Without `dialect`, the reader recognises it.
 *
 * It throws no error, whatever the script contains. Parts that limit the data of a table and that no member of the
 * schema can hold are in `missed`, each with its line.
 *
 * @example
 * const script = 'CREATE TABLE users (id serial PRIMARY KEY, email varchar(80) UNIQUE)';
 * const schema = readDdl(script);
 * schema.tables[0]?.uniques; // => [['email']]
 */
export function readDdl(script: string, dialect?: DdlDialect): DatabaseSchema {
  return readScript(script, dialect ?? dialectOf(script)).schema;
}

/** Also counts the tokens that were passed, so that tests can prove linear time without a clock. */
export function readScript(
  script: string,
  dialect: DdlDialect,
): { readonly schema: DatabaseSchema; readonly steps: number } {
  const draft = new Draft(script, dialect);
  const count: Steps = { steps: 0 };
  const splitter = new Splitter(script, dialect);
  for (const statement of splitter.statements()) {
    count.steps += statement.tokens.length;
    readStatement(new Cursor(statement.tokens, count), draft, statement);
  }
  for (const start of splitter.broken) draft.miss(start, 'this quotation has no end');
  return { schema: finishedSchema(draft), steps: count.steps };
}

type StatementReader = (cursor: Cursor, draft: Draft, statement: Statement) => void;

const readers: ReadonlyMap<string, StatementReader> = new Map<string, StatementReader>([
  ['CREATE', create],
  ['ALTER', alter],
  ['DROP', drop],
  ['COMMENT', comment],
  ['SET', set],
  ['USE', use],
]);

function readStatement(cursor: Cursor, draft: Draft, statement: Statement): void {
  readers.get(cursor.next().word)?.(cursor, draft, statement);
}

const CREATED: ReadonlySet<string> = new Set([
  'TABLE',
  'TYPE',
  'DOMAIN',
  'INDEX',
  'VIEW',
  'TRIGGER',
  'RULE',
  'FUNCTION',
  'PROCEDURE',
  'PROC',
  'EVENT',
  'SEQUENCE',
  'EXTENSION',
  'AGGREGATE',
  'OPERATOR',
]);

/** The words in front of the kind of the object, and that kind. */
function readKinds(cursor: Cursor): readonly string[] {
  const kinds: string[] = [];
  while (!cursor.isAtEnd && kinds.length < FARTHEST) {
    const { word } = cursor.next();
    kinds.push(word);
    if (CREATED.has(word)) break;
  }
  return kinds;
}

function create(cursor: Cursor, draft: Draft, { start }: Statement): void {
  const kinds = readKinds(cursor);
  switch (kinds[kinds.length - 1]) {
    case 'TABLE':
      createTable(cursor, draft, start, kinds);
      break;
    case 'TYPE':
      createType(cursor, draft, start);
      break;
    case 'DOMAIN':
      createDomain(cursor, draft);
      break;
    case 'INDEX':
      if (kinds.includes('UNIQUE')) createUniqueIndex(cursor, draft, start);
      break;
    case 'VIEW':
      createView(cursor, draft);
      break;
    case 'TRIGGER':
      createTrigger(cursor, draft, start);
      break;
    case 'RULE':
      draft.miss(start, 'a rule may change or refuse rows');
      break;
    default:
  }
}

/** The name of a view is no table, also if a dump has created a table in its place. */
function createView(cursor: Cursor, draft: Draft): void {
  cursor.take('IF', 'NOT', 'EXISTS');
  const path = cursor.path();
  if (path.length > 0) draft.leaveOut(path);
}

/** A trigger that runs when a row is added. */
function createTrigger(cursor: Cursor, draft: Draft, start: number): void {
  let isOfInsert = false;
  let table: string | undefined;
  while (!cursor.isAtEnd && !/^(?:FOR|EXECUTE|BEGIN|AS|WHEN)$/.test(cursor.peek().word)) {
    if (cursor.next().word === 'INSERT') isOfInsert = true;
    if (table === undefined && cursor.take('ON')) {
      const path = cursor.path();
      if (path.length > 0) table = draft.naming.qualified(path);
    }
  }
  // SQL Server: FOR INSERT.
  if (cursor.take('FOR') && cursor.sees('INSERT')) isOfInsert = true;
  if (isOfInsert) draft.miss(start, 'a trigger may change or refuse rows', table);
}

function alter(cursor: Cursor, draft: Draft, { start }: Statement): void {
  if (cursor.take('TABLE') || cursor.take('FOREIGN', 'TABLE')) alterTable(cursor, draft, start);
  else if (cursor.take('TYPE')) alterType(cursor, draft);
  else if (cursor.take('DOMAIN') && !cursor.sees('OWNER')) alterDomain(cursor, draft, start);
}

function alterDomain(cursor: Cursor, draft: Draft, start: number): void {
  cursor.path();
  if (!cursor.sees('OWNER')) draft.miss(start, 'a change of a domain is not followed');
}

function drop(cursor: Cursor, draft: Draft): void {
  cursor.take('TEMPORARY');
  if (!cursor.take('TABLE')) return;
  cursor.take('IF', 'EXISTS');
  for (const part of cursor.parts()) {
    const path = part.path();
    if (path.length > 0) draft.tables.delete(draft.naming.key(draft.naming.qualified(path)));
  }
}

/** COMMENT ON COLUMN table.column IS 'text' */
function comment(cursor: Cursor, draft: Draft): void {
  if (!cursor.take('ON', 'COLUMN')) return;
  const path = cursor.path();
  const token = path[path.length - 1];
  const table = path.length < 2 ? undefined : draft.table(path.slice(0, -1));
  if (table === undefined || token === undefined || !cursor.take('IS')) return;
  const column = draft.column(table, token);
  const { kind, text } = cursor.peek();
  if (column !== undefined && kind === 'text') column.comment = text;
}

/** SET search_path = schema, … */
function set(cursor: Cursor, draft: Draft): void {
  cursor.take('LOCAL');
  cursor.take('SESSION');
  if (!cursor.take('SEARCH_PATH')) return;
  if (!cursor.takeSymbol('=')) cursor.take('TO');
  const schemas: string[] = [];
  for (const part of cursor.parts()) schemas.push(draft.naming.of(part.peek()));
  draft.naming.search(schemas);
}

function use(cursor: Cursor, draft: Draft): void {
  const token = cursor.name();
  if (token !== undefined) draft.naming.use(draft.naming.of(token));
}

import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { DraftKey, DraftTable } from './draft-table.js';
import { type KeyColumns, readKeyColumns } from './key-columns.js';
import { readReference } from './reference.js';

/** The text within the brackets that come next, if there are any. */
export function bracketed(cursor: Cursor, draft: Draft): string | undefined {
  const group = cursor.group();
  if (group === undefined) return undefined;
  return group.isAtEnd ? '' : draft.script.slice(group.start, cursor.end - 1).trim();
}

/** Adds a unique constraint or index, or reports why it is none. */
export function addUnique(
  draft: Draft,
  table: DraftTable,
  start: number,
  name: string | undefined,
  { columns, expressions }: KeyColumns,
  where?: string,
): void {
  if (expressions.length === 0 && where === undefined) {
    table.addUnique({ name, columns });
    return;
  }
  table.addPartial({ name, columns, expressions, ...(where !== undefined && { where }) });
  const reason =
    expressions.length > 0
      ? 'a unique index over expressions is no unique constraint'
      : 'a unique index over some of the rows is no unique constraint';
  draft.miss(start, reason, table.name);
}

type Reader = (reading: ConstraintReading) => void;

interface ConstraintReading {
  readonly cursor: Cursor;
  readonly draft: Draft;
  readonly table: DraftTable;
  readonly start: number;
  readonly name: string | undefined;
}

/** Goes beyond what may stand between the words of a key and its brackets: CLUSTERED, a name, USING BTREE. */
function readPreamble(cursor: Cursor, draft: Draft): string | undefined {
  let name: string | undefined;
  while (!cursor.isAtEnd && !cursor.seesSymbol('(')) {
    const token = cursor.next();
    if (token.word === 'USING') cursor.next();
    else if (!/^(?:KEY|INDEX|CLUSTERED|NONCLUSTERED|NULLS|NOT|DISTINCT)$/.test(token.word)) {
      name = draft.naming.of(token);
    }
  }
  return name;
}

function columnsOf({ cursor, draft, table }: ConstraintReading): KeyColumns | undefined {
  const { naming } = draft;
  return readKeyColumns(cursor, draft, (name) => table.columns.has(naming.key(name)));
}

/** PRIMARY KEY USING INDEX and UNIQUE USING INDEX take the columns of an index. */
function takeIndex({ cursor, draft, table }: ConstraintReading): DraftKey | undefined {
  if (!cursor.take('USING', 'INDEX')) return undefined;
  const index = cursor.name();
  const name = index === undefined ? '' : draft.naming.of(index);
  return table.unique(name);
}

const readPrimary: Reader = (reading) => {
  const { cursor, draft, table, start, name } = reading;
  const index = takeIndex(reading);
  const written = index === undefined ? readPreamble(cursor, draft) : undefined;
  const key = index ?? columnsOf(reading);
  if (key === undefined || key.columns.length === 0) {
    draft.miss(start, 'a primary key without columns is not understood', table.name);
    return;
  }
  table.setPrimary({ name: name ?? written, columns: key.columns });
};

const readUnique: Reader = (reading) => {
  const { cursor, draft, table, start, name } = reading;
  if (takeIndex(reading) !== undefined) return;
  const nullsAreEqual = cursor.sees('NULLS', 'NOT', 'DISTINCT');
  const written = readPreamble(cursor, draft);
  const key = columnsOf(reading);
  if (key === undefined || key.columns.length === 0) {
    draft.miss(start, 'a unique constraint without columns is not understood', table.name);
    return;
  }
  addUnique(draft, table, start, name ?? written, key);
  if (nullsAreEqual) draft.miss(start, NULLS_ARE_EQUAL, table.name);
};

export const NULLS_ARE_EQUAL = 'nulls count as equal: only one row can have them';

const readForeign: Reader = ({ cursor, draft, table, start, name }) => {
  readPreamble(cursor, draft);
  const columns: string[] = [];
  for (const part of cursor.group()?.parts() ?? []) columns.push(draft.naming.of(part.peek()));
  const isReference = cursor.take('REFERENCES');
  const reference = isReference
    ? readReference(cursor, draft, { name, columns, start })
    : undefined;
  if (reference === undefined || columns.length === 0) {
    draft.miss(start, 'a foreign key without REFERENCES is not understood', table.name);
  } else table.addReference(reference);
};

const readCheck: Reader = ({ cursor, draft, table, start, name }) => {
  cursor.take('NOT', 'FOR', 'REPLICATION');
  const expression = bracketed(cursor, draft);
  if (expression === undefined || expression === '') {
    draft.miss(start, 'a check without an expression is not understood', table.name);
  } else if (!cursor.sees('NOT', 'ENFORCED')) table.addCheck({ name, expression });
};

/** Different values in the columns that are compared by = exclude no rows. */
const readExclusion: Reader = ({ cursor, draft, table, start, name }) => {
  readPreamble(cursor, draft);
  const parts = [...(cursor.group()?.parts() ?? [])];
  const columns = parts.flatMap((part) => {
    const column = part.name();
    const isEqual = column !== undefined && part.take('WITH') && part.peek().text === '=';
    return isEqual ? [draft.naming.of(column)] : [];
  });
  if (columns.length > 0) table.addPartial({ name, columns, expressions: [] });
  draft.miss(start, 'rows may exclude each other by this constraint', table.name);
};

/** An index that refuses no row, and the period of a versioned table. */
const ignore: Reader = () => {};

/** The reader of the constraint that comes next, which has gone beyond its first words; undefined for a column. */
function readerOf(cursor: Cursor, { dialect }: Draft): Reader | undefined {
  if (cursor.take('PRIMARY', 'KEY')) return readPrimary;
  if (cursor.take('FOREIGN', 'KEY')) return readForeign;
  if (cursor.take('UNIQUE')) return readUnique;
  const next = cursor.peek(1);
  const isBeforeBracket = next.close !== undefined;
  if (cursor.sees('CHECK') && (isBeforeBracket || next.word === 'NOT')) {
    cursor.next();
    return readCheck;
  }
  if (cursor.sees('EXCLUDE') && (isBeforeBracket || next.word === 'USING')) {
    cursor.next();
    return readExclusion;
  }
  if (cursor.sees('PERIOD', 'FOR')) return ignore;
  // Elsewhere these words are names of columns.
  const isIndex = /^(?:KEY|INDEX|FULLTEXT|SPATIAL)$/.test(cursor.peek().word);
  if (isIndex && dialect === 'mysql') return ignore;
  return isIndex && dialect === 'sqlserver' && cursor.sees('INDEX') ? ignore : undefined;
}

/** Reads a constraint of a table. Returns false, and goes no further, if no constraint comes next. */
export function readConstraint(cursor: Cursor, draft: Draft, table: DraftTable): boolean {
  const { start } = cursor;
  let name: string | undefined;
  const isNamed = cursor.take('CONSTRAINT');
  // MySQL lets the name out.
  if (isNamed && !/^(?:PRIMARY|FOREIGN|UNIQUE|CHECK)$/.test(cursor.peek().word)) {
    const token = cursor.name();
    name = token === undefined ? undefined : draft.naming.of(token);
  }
  const reader = readerOf(cursor, draft);
  if (reader !== undefined) reader({ cursor, draft, table, start, name });
  else if (isNamed) draft.miss(start, 'a constraint of this kind is not understood', table.name);
  return isNamed || reader !== undefined;
}

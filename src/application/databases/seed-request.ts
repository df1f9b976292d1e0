import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import {
  type KeptValues,
  keptColumns,
  withoutKept,
} from '../../domain/databases/loading/kept-tables.js';
import { tablesOfTriggers } from '../../domain/databases/loading/tables-of-triggers.js';
import type { DatabaseSchema } from '../../domain/databases/model/database-schema.js';
import type { DocumentsOf } from '../../domain/databases/model/json-columns.js';
import { withContainedKeys } from '../../domain/databases/relations/contained-keys.js';
import { withImpliedKeys } from '../../domain/databases/relations/implied-keys.js';
import type { SetOptions } from '../../domain/databases/requests/set-of-schema.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { Meaning } from '../../domain/meanings/meaning.js';
import type { DatabaseLink } from '../ports/database-link.js';
import { countedRows } from './counted-rows.js';
import { type FillFailure, orFailure } from './fill-failure.js';
import { startsBehind } from './load-starts.js';
import { type RequestOfSchema, requestOfSchema } from './request-of-schema.js';

/** More keys than a table of values should have are not all referred to. */
const MOST_KEYS = 1000;

/** What a database is seeded with. */
export interface SeedTerms {
  readonly link: DatabaseLink;
  readonly engine: TableEngine;
  /** The rows of a table of things or people. */
  readonly rows: number;
  /** The rows of some tables, by their names. */
  readonly rowsOf?: ReadonlyMap<string, number>;
  readonly seed?: string | undefined;
  readonly locale?: string | undefined;
  /** Returns the JSON Schemas of the documents of columns of a schema, by table and column. Default: none. */
  readonly documentsOf?: (schema: DatabaseSchema) => DocumentsOf;
  /** Meanings of names, which come first. Default: none. */
  readonly meanings?: readonly Meaning[];
  /** Whether tables that have rows stay as they are, and new rows refer to theirs. */
  readonly onlyEmpty: boolean;
  /** Whether the rows follow those that are there, which the same seed has made. Default: false. */
  readonly continues?: boolean;
  /** Whether the rows that are there are deleted first. Default: false. */
  readonly truncates?: boolean;
}

/** A request for all tables of a database. */
export interface SeedRequest extends RequestOfSchema {
  /** The tables to fill. */
  readonly schema: DatabaseSchema;
  /** The tables that triggers fill. */
  readonly filledByTriggers: readonly string[];
}

/** Reads the schema of a database and makes the request that fills its tables. Fails if there is nothing to fill. */
export function seedRequest(terms: SeedTerms): TaskEither<FillFailure, SeedRequest> {
  return orFailure(async () => {
    const { link, engine, locale, onlyEmpty, continues = false, truncates = false } = terms;
    await engine.load({ locale });
    const found = await link.readSchema();
    const present = truncates ? new Map<string, number>() : await rowsPresent(link, found);
    const kept = new Set(onlyEmpty ? present.keys() : []);
    const asked = continues
      ? await continuedRequest(terms, found, present)
      : await requestKeeping(terms, found, kept, { withRows: new Set(present.keys()) });
    return asked.schema.tables.length === 0 ? E.left({ code: 'nothing_to_fill' }) : E.right(asked);
  });
}

/** The request for all tables but those that stay as they are. What refers to these takes their keys. */
async function requestKeeping(
  { link, engine, rows, rowsOf, seed, locale, meanings, documentsOf }: SeedTerms,
  found: DatabaseSchema,
  kept: ReadonlySet<string>,
  rowsThere: Pick<SetOptions, 'earlierRows' | 'withRows'> = {},
): Promise<SeedRequest> {
  // What only names say takes the keys of kept tables too. The database does not check it.
  const known = withImpliedKeys(found);
  const values = await keptValues(link, known, kept);
  const schema = withoutKept(found, kept, values);
  const triggered = tablesOfTriggers(schema);
  // A row that refers to a row of a trigger needs what that row refers to.
  const filled = withContainedKeys(withoutKept(known, kept, values));
  const documents = documentsOf?.(found);
  const terms = { rows, rowsOf, ...rowsThere, meanings, documents, locale, seed };
  const made = requestOfSchema(engine, withoutKept(filled, triggered, new Map()), terms);
  return { ...made, schema: throughTriggered(schema, triggered), filledByTriggers: [...triggered] };
}

/** The schema in which tables that refer to rows of triggers also refer to what these need. They are filled after it, or left out with it. */
function throughTriggered(schema: DatabaseSchema, triggered: ReadonlySet<string>): DatabaseSchema {
  const contained = new Map(withContainedKeys(schema).tables.map((table) => [table.name, table]));
  return {
    ...schema,
    tables: schema.tables.map((table) => {
      const refers = table.foreignKeys.some((key) => triggered.has(key.table));
      return (refers ? contained.get(table.name) : undefined) ?? table;
    }),
  };
}

/** The numbers of rows of the tables that have some. */
async function rowsPresent(
  link: DatabaseLink,
  { tables }: DatabaseSchema,
): Promise<ReadonlyMap<string, number>> {
  const rows = await countedRows(
    link,
    tables.map(({ name }) => name),
  );
  return new Map([...rows].filter(([, count]) => count > 0));
}

/**
 * A request for rows behind those that are there. Look-ups with rows stay as they are, and so do tables whose unique columns have
 * no more values. New rows refer to the rows of these, and to new rows of the others.
 */
async function continuedRequest(
  terms: SeedTerms,
  found: DatabaseSchema,
  present: ReadonlyMap<string, number>,
): Promise<SeedRequest> {
  const { link } = terms;
  const first = await requestKeeping(terms, found, new Set());
  const earlier = await earlierRows(link, found, present, first);
  const kept = new Set(
    first.rows
      .filter(({ table, role }) => role === 'look-up' && present.has(table))
      .map(({ table }) => table),
  );
  for (;;) {
    const asked = await requestKeeping(terms, found, kept, { earlierRows: earlier });
    const full = asked.rows.filter(({ rows }) => rows === 0);
    if (full.length === 0) return asked;
    for (const { table } of full) kept.add(table);
  }
}

/**
 * The numbers of rows behind which new ones begin. Rows may have been left out or deleted since, so counters of keys and whole
 * runs of the same size count too.
 */
async function earlierRows(
  link: DatabaseLink,
  { tables }: DatabaseSchema,
  present: ReadonlyMap<string, number>,
  { rows: planned, request }: SeedRequest,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map(planned.map(({ table, rows }) => [table, rows]));
  const counted = await startsBehind(link, tables, fieldsOf(request));
  return new Map(
    [...present].map(([table, count]) => {
      const size = sizes.get(table) ?? count;
      const keys = Object.values(counted[table] ?? {}).map((start) => start - 1);
      return [table, Math.max(Math.ceil(count / size) * size, ...keys)];
    }),
  );
}

function fieldsOf({ tables }: SeedRequest['request']): ReadonlyMap<string, readonly unknown[]> {
  return new Map(tables.map(({ name, fields }) => [name, fields]));
}

/** The keys of tables that stay as they are, to which new rows may refer. */
async function keptValues(
  link: DatabaseLink,
  schema: DatabaseSchema,
  kept: ReadonlySet<string>,
): Promise<KeptValues> {
  const values = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [table, columns] of keptColumns(schema, kept)) {
    const found = new Map<string, readonly string[]>();
    for (const column of columns) {
      found.set(column, await link.distinct(table, column, MOST_KEYS));
    }
    values.set(table, found);
  }
  return values;
}

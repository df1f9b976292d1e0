import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import {
  type KeptValues,
  keptColumns,
  withoutKept,
} from '../../domain/databases/loading/kept-tables.js';
import { tablesOfTriggers } from '../../domain/databases/loading/tables-of-triggers.js';
import type { DatabaseSchema } from '../../domain/databases/model/database-schema.js';
import { type SetOfSchema, setOfSchema } from '../../domain/databases/requests/set-of-schema.js';
import type { Engine } from '../../domain/engine/engine.js';
import type { DatabaseLink } from '../ports/database-link.js';
import { type FillFailure, orFailure } from './fill-failure.js';
import { rowsOf } from './rows-of.js';

/** More keys than a table of values should have are not all referred to. */
const MOST_KEYS = 1000;

/** What a database is seeded with. */
export interface SeedTerms {
  readonly link: DatabaseLink;
  readonly engine: Engine;
  /** The rows of a table of things or people. */
  readonly rows: number;
  /** The rows of some tables, by their names. */
  readonly rowsOf?: ReadonlyMap<string, number>;
  readonly seed?: string | undefined;
  readonly locale?: string | undefined;
  /** Whether tables that have rows stay as they are, and new rows refer to theirs. */
  readonly onlyEmpty: boolean;
}

/** A request for all tables of a database. */
export interface SeedRequest {
  /** The tables to fill. */
  readonly schema: DatabaseSchema;
  readonly request: Readonly<Record<string, unknown>>;
  /** The parts of the schema that the rows may break. */
  readonly missed: SetOfSchema['missed'];
  readonly rows: SetOfSchema['rows'];
  /** The tables that triggers fill. */
  readonly filledByTriggers: readonly string[];
  /** The tables that stay as they are. */
  readonly kept: readonly string[];
}

/** Reads the schema of a database and makes the request that fills its tables. Fails if there is nothing to fill. */
export function seedRequest(terms: SeedTerms): TaskEither<FillFailure, SeedRequest> {
  return orFailure(async () => {
    const { link, engine, rows, rowsOf = new Map(), seed, locale, onlyEmpty } = terms;
    await engine.load({ locale });
    const found = await link.readSchema();
    const kept = onlyEmpty ? await fullTables(link, found) : new Set<string>();
    const schema = withoutKept(found, kept, await keptValues(link, found, kept));
    if (schema.tables.length === 0) return E.left({ code: 'nothing_to_fill' });
    const triggered = tablesOfTriggers(schema);
    const set = setOfSchema(withoutKept(schema, triggered, new Map()), {
      rows,
      rowsOf,
      engine,
      ...(locale !== undefined && { locale }),
    });
    return E.right({
      schema,
      request: { ...set.request, ...(seed !== undefined && { seed }) },
      missed: set.missed,
      rows: set.rows,
      filledByTriggers: [...triggered],
      kept: [...kept],
    });
  });
}

async function fullTables(
  link: DatabaseLink,
  { tables }: DatabaseSchema,
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    link,
    tables.map(({ name }) => name),
  );
  return new Set([...rows].flatMap(([name, count]) => (count > 0 ? [name] : [])));
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

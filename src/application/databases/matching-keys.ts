import * as E from 'fp-ts/lib/Either.js';
import { upsertKey } from '../../domain/databases/loading/upsert-key.js';
import type { DatabaseTable } from '../../domain/databases/model/database-schema.js';
import { quote } from '../../domain/errors/quote.js';
import { hiddenIdentities, refersTo } from './identities.js';
import type { LoadRequest, PlannedRows } from './load-request.js';

/** The columns by which the rows of each table are matched, or why they cannot be. */
export type UpsertKeys = ReadonlyMap<string, E.Either<string, readonly string[]>>;

/** Which rows are matched: those with the same primary key, or with the same one of these unique keys. */
interface Matching {
  readonly upsertBy?: ReadonlyMap<string, readonly string[]> | undefined;
  readonly request: LoadRequest;
}

/** The keys of the tables whose rows are written or deleted; undefined if all rows are added. */
export function upsertKeysOf(
  { upsertBy, request: { fields } }: Matching,
  tables: readonly DatabaseTable[],
  { tables: planned, leaving, changing }: PlannedRows,
): UpsertKeys | undefined {
  if (upsertBy === undefined) return undefined;
  // Tables that changes leave as they are need no key.
  const isLeft = (name: string): boolean =>
    leaving?.get(name)?.rows === 0 && planned.find((one) => one.name === name)?.rows === 0;
  return new Map(
    tables
      .filter(({ name }) => !isLeft(name))
      .map((table) => {
        const given = planned.find(({ name }) => name === table.name)?.columns ?? [];
        const by = upsertBy.get(table.name);
        const numbered = by && hiddenIdentities(table, fields.get(table.name) ?? []);
        const child = numbered && tables.find((other) => refersTo(other, table.name, numbered));
        const key =
          child === undefined
            ? E.chain(stayingKey(changing?.get(table.name)))(upsertKey(table, given, by))
            : E.left(
                `rows of ${child.name} refer to numbers that only the database knows: match by the primary key`,
              );
        return [table.name, key];
      }),
  );
}

/** Refuses a key that tells other rows at the end of a span than at its beginning. */
function stayingKey(changing: ReadonlySet<string> = new Set()) {
  return (key: readonly string[]): E.Either<string, readonly string[]> => {
    const column = key.find((name) => changing.has(name));
    if (column === undefined) return E.right(key);
    return E.left(
      `the values of ${quote(column)} change, so that they do not tell which row it was: match by a key whose values stay`,
    );
  };
}

/** The keys of the tables that have one. */
export function keysFound(
  keys: UpsertKeys | undefined,
): ReadonlyMap<string, readonly string[]> | undefined {
  if (keys === undefined) return undefined;
  return new Map(
    [...keys].flatMap(([name, key]) => (E.isRight(key) ? [[name, key.right] as const] : [])),
  );
}

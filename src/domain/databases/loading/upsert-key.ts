import * as E from 'fp-ts/lib/Either.js';
import { quote } from '../../errors/quote.js';
import type { DatabaseTable } from '../model/database-schema.js';

/**
 * Returns the columns that tell whether a table has a row with the columns `given`: those of the unique key that is named, or
 * of the primary key. Otherwise the reason, with its remedy.
 */
export function upsertKey(
  { primaryKey, uniques }: DatabaseTable,
  given: readonly string[],
  named: readonly string[] | undefined,
): E.Either<string, readonly string[]> {
  const key = named ?? primaryKey;
  const others = uniques.filter((unique) => !isSame(unique, key));
  const remedy =
    others.length === 0
      ? 'create a unique key'
      : `name a unique key: ${others.map(list).join(' or ')}`;
  if (key.length === 0) return E.left(`it has no primary key: ${remedy}`);
  if (![primaryKey, ...uniques].some((unique) => isSame(unique, key))) {
    return E.left(`${list(key)} is no key of it: ${orPrimary(primaryKey, remedy)}`);
  }
  const missing = key.filter((column) => !given.includes(column));
  if (missing.length > 0) {
    const fields = missing.map((column) => quote(column)).join(', ');
    const other = others.length === 0 ? '' : `, or ${remedy}`;
    return E.left(`rows are matched by ${list(key)}: add a field ${fields}${other}`);
  }
  const second = primaryKey.filter((column) => given.includes(column) && !key.includes(column));
  if (second.length > 0) {
    const fields = second.map((column) => quote(column)).join(', ');
    return E.left(
      `rows that are there keep their primary key: leave out the field ${fields}, or match by ${list(primaryKey)}`,
    );
  }
  return E.right(key);
}

/** The order of the columns does not matter to a key. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((column) => other.includes(column));
}

function list(columns: readonly string[]): string {
  return `(${columns.join(', ')})`;
}

function orPrimary(primaryKey: readonly string[], remedy: string): string {
  return primaryKey.length === 0 ? remedy : `match by ${list(primaryKey)}, or ${remedy}`;
}

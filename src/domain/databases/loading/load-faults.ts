import { nearestHint } from '../../errors/nearest-hint.js';
import { quote } from '../../errors/quote.js';
import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';

/**
 * Returns the reasons why rows with the columns `given` do not fit a table, each with its remedy. A trigger may fill the
 * columns that are missing, so the database itself judges them if the table has one.
 */
export function loadFaults(
  { columns }: DatabaseTable,
  given: readonly string[],
  hasTrigger: boolean,
): readonly string[] {
  const names = columns.map(({ name }) => name);
  const unknown = given.filter((name) => !names.includes(name));
  const missing = columns.filter(
    (column) => !hasTrigger && needsValue(column) && !given.includes(column.name),
  );
  return [
    ...unknown.map((name) => `the table has no column ${quote(name)}${nearestHint(name, names)}`),
    ...missing.map(
      ({ name }) => `the column ${quote(name)} has no default and refuses null: add a field`,
    ),
  ];
}

function needsValue({ isNullable, default: fallback, generated }: DatabaseColumn): boolean {
  return !isNullable && fallback === undefined && generated === undefined;
}

import type { DatabaseSchema } from '../../../../src/domain/databases/model/database-schema.js';

/** Whether every column that a key lists exists, and every table and column that a foreign key refers to. */
export function isConsistent({ tables }: DatabaseSchema): boolean {
  const columnsOf = new Map(
    tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
  const faults = tables.flatMap(({ name, primaryKey, uniques, foreignKeys }) => [
    ...[primaryKey, ...uniques, ...foreignKeys.map((key) => key.columns)]
      .flat()
      .filter((column) => !columnsOf.get(name)?.has(column)),
    ...foreignKeys.filter((key) => key.columns.length !== key.references.length),
    ...foreignKeys.flatMap((key) =>
      key.references.filter((column) => !columnsOf.get(key.table)?.has(column)),
    ),
  ]);
  return faults.length === 0 && columnsOf.size === tables.length;
}

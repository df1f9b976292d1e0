import { isObject } from '../../domain/basics/members.js';
import type { DatabaseTable } from '../../domain/databases/model/database-schema.js';
import type { TableRows } from './load-task.js';

/**
 * The columns of a request that are hidden because the database numbers their rows itself, and to whose numbers other tables
 * may refer.
 */
export function hiddenIdentities(
  { columns, primaryKey, uniques }: DatabaseTable,
  fields: readonly unknown[],
): readonly string[] {
  const keys = new Set([...primaryKey, ...uniques.flat()]);
  const numbered = new Set(
    columns.flatMap(({ name, generated }) =>
      generated === 'always' && keys.has(name) ? [name] : [],
    ),
  );
  return fields.flatMap((field) => {
    if (!isObject(field) || field.type !== 'sequence' || field.hidden !== true) return [];
    const name = String(field.name);
    return numbered.has(name) ? [name] : [];
  });
}

/**
 * The rows with the numbers of these columns. The database would go on from its own counter, which rows that were refused,
 * deleted or rolled back have moved, and children would refer to other parents.
 */
export function showing(rows: TableRows, identities: readonly string[]): TableRows {
  return identities.length === 0 ? rows : rows.only([...rows.columns, ...identities]);
}

/** Whether rows of a table refer to one of these columns of another one. */
export function refersTo(
  { foreignKeys }: DatabaseTable,
  other: string,
  columns: readonly string[],
): boolean {
  return foreignKeys.some(
    ({ table, references }) =>
      table === other && references.some((column) => columns.includes(column)),
  );
}

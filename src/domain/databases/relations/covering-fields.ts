import type { DatabaseTable } from '../model/database-schema.js';
import { comparedBy } from './relation-fields.js';
import type { StructuredTable } from './structured-table.js';

/** The names of the references of each table that refer to every row of another one, as far as there are rows. */
export type CoveringFields = ReadonlyMap<DatabaseTable, ReadonlySet<string>>;

/**
 * The references by whose values rows are searched. If each tenant has a row in a table that is searched by tenant, each row
 * finds one there.
 */
export function coveringFields(structured: readonly StructuredTable[]): CoveringFields {
  const tables = new Map(structured.map((one) => [one.table, one]));
  const covering = new Map<DatabaseTable, Set<string>>();
  const cover = (table: DatabaseTable, column: string): void => {
    const field = tables.get(table)?.fields.fields.get(column);
    if (field === undefined) return;
    const known = covering.get(table) ?? new Set();
    covering.set(table, known);
    if (known.has(field.through)) return;
    known.add(field.through);
    // A tenant that is copied from a project has a row if its project has one, and the tenant has a project.
    if (field.type === 'copy') cover(field.relation.target, field.shown);
  };
  for (const { fields } of structured) {
    for (const field of fields.fields.values()) {
      for (const [column] of comparedBy(field)) cover(field.relation.target, column);
    }
  }
  return covering;
}

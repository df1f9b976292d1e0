import type { DatabaseTable } from '../model/database-schema.js';
import type { StructuredTable } from './structured-table.js';

/** The most rows of all tables that references search: a request prepares about 16 bytes and a microsecond for each. */
const MOST_ROWS = 2_500_000;

/** The tables whose rows references search for those that agree. */
export function searchedTables(structured: readonly StructuredTable[]): ReadonlySet<DatabaseTable> {
  const fields = structured.flatMap((each) => [...each.fields.fields.values()]);
  return new Set(
    fields.flatMap(({ constraints, relation }) =>
      constraints.where === undefined ? [] : relation.target,
    ),
  );
}

/** Those of them that a request allows, the small ones first. */
export function searchableTables(
  searched: ReadonlySet<DatabaseTable>,
  rowsOf: (table: DatabaseTable) => number,
): ReadonlySet<DatabaseTable> {
  const bySize = [...searched].sort((one, other) => rowsOf(one) - rowsOf(other));
  const searchable = new Set<DatabaseTable>();
  let rows = 0;
  for (const table of bySize) {
    rows += rowsOf(table);
    if (rows > MOST_ROWS) break;
    searchable.add(table);
  }
  return searchable;
}

import type { SqlRow } from './sql-link.js';

/** The rows of a query without their first cell, by that cell. */
export function rowsByTable(rows: readonly SqlRow[]): ReadonlyMap<string, readonly SqlRow[]> {
  const groups = new Map<string, SqlRow[]>();
  for (const [table, ...row] of rows) {
    const group = groups.get(String(table));
    if (group === undefined) groups.set(String(table), [row]);
    else group.push(row);
  }
  return groups;
}

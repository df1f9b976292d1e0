import type { DatabaseLink } from '../ports/database-link.js';

/** The number of rows of each table. */
export async function countedRows(
  link: DatabaseLink,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const name of tables) found.set(name, await link.countRows(name));
  return found;
}

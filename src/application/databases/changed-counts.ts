import type { DatabaseLink } from '../ports/database-link.js';
import { otherNumber } from './load-batch.js';
import type { FilledTable } from './without-late-orphans.js';

/** What the tables say that have another number of rows than the load has written. */
export async function changedCounts(
  link: DatabaseLink,
  filled: readonly FilledTable[],
  before: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const { table, rows, there } of filled) {
    const { name } = table;
    const expected = (before.get(name) ?? 0) + rows - there;
    const reason = otherNumber(name, expected, await link.countRows(name));
    if (reason !== undefined) changed.push(reason);
  }
  return changed;
}

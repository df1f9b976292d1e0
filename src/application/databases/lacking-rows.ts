import type { TableRows } from './load-task.js';

/** Tells by its name whether a table has fewer rows than the request; `counts` has the accepted rows of the tables. */
export function lackingRows(
  rows: ReadonlyMap<string, TableRows>,
  counts: ReadonlyMap<string, number>,
): (name: string) => boolean {
  return (name) => (counts.get(name) ?? 0) < (rows.get(name)?.rows ?? 0);
}

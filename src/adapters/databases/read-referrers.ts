import type { Referrer } from './referrers.js';
import { rowsByTable } from './rows-by-table.js';
import type { SqlRow } from './sql-link.js';

/**
 * Reads rows of a catalogue: what tells one foreign key from others, its table, a column, the column to which that refers,
 * `isOwn`, `onDelete` and `onUpdate`.
 */
export function readReferrers(
  rows: readonly SqlRow[],
  nameOf: (table: string) => Pick<Referrer, 'table' | 'quoted'>,
  quoteName: (name: string) => string,
): readonly Referrer[] {
  return [...rowsByTable(rows).values()].map((parts) => {
    const [table, , , isOwn, onDelete, onUpdate] = parts[0] ?? [];
    return {
      ...nameOf(String(table)),
      pairs: parts.map(([, column, reference]) => ({
        column: quoteName(String(column)),
        reference: quoteName(String(reference)),
      })),
      isOwn: isTrue(isOwn),
      onDelete: isTrue(onDelete),
      onUpdate: isTrue(onUpdate),
    };
  });
}

/** Most databases have numbers as truth values. */
function isTrue(value: unknown): boolean {
  return Number(value) === 1;
}

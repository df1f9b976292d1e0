import { counted } from '../../domain/basics/counted.js';
import type { DatabaseTable, ForeignKey } from '../../domain/databases/model/database-schema.js';
import { DatabaseError, type DatabaseLink } from '../ports/database-link.js';
import type { AcceptedRows } from './load-accepted.js';

/**
 * Deletes the accepted rows of a table that refer to rows which were left out. `incomplete` names the tables that lack
 * rows. A database that checks references at the end of a transaction has accepted them.
 */
export async function withoutOrphans(
  link: DatabaseLink,
  { name, foreignKeys }: DatabaseTable,
  accepted: AcceptedRows,
  incomplete: ReadonlySet<string>,
): Promise<AcceptedRows> {
  const { rows, refusal } = accepted;
  // A row may refer to a row of its own table that was left out, or that is deleted here.
  const isDoubtful = ({ table }: ForeignKey): boolean => incomplete.has(table) || table === name;
  const doubtful = foreignKeys.filter(isDoubtful);
  let left = rows;
  let lacks = refusal !== undefined || foreignKeys.some(({ table }) => incomplete.has(table));
  while (lacks) {
    lacks = false;
    for (const key of doubtful) {
      const deleted = await link.deleteOrphans(name, key);
      left -= deleted;
      lacks ||= deleted > 0;
    }
  }
  if (left === rows) return accepted;
  const orphans = counted(rows - left, 'row');
  return {
    ...accepted,
    rows: left,
    refusal:
      refusal ?? new DatabaseError(`${name}: ${orphans} referred to rows that were left out`),
  };
}

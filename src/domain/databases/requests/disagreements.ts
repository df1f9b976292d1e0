import type { DatabaseTable, MissedPart } from '../model/database-schema.js';
import type { SetStructure } from '../relations/set-structure.js';

/** Tables whose rows are not searched for those that agree. */
export function unsearched(
  searched: ReadonlySet<DatabaseTable>,
  searchable: ReadonlySet<DatabaseTable>,
): readonly MissedPart[] {
  return [...searched]
    .filter((table) => !searchable.has(table))
    .map(({ name }) => ({
      table: name,
      text: name,
      reason:
        'foreign keys refer to any of its rows, also to those of another tenant: the tables have too many rows to search them. Ask for fewer rows',
    }));
}

/** Tables to whose first row all rows of others refer. */
export function pins({ pinned }: SetStructure): readonly MissedPart[] {
  return [...pinned].map(({ name }) => ({
    table: name,
    text: name,
    reason:
      'all rows of other tables refer to its first row: foreign keys that share its column agree only then',
  }));
}

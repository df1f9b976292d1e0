import type { MissedPart } from '../../domain/databases/model/database-schema.js';

/**
 * Whether a name contains a point. A request cannot name such a table: it takes what stands before the point for a schema,
 * whose table of that name would be written to.
 */
export function hasPoint(name: unknown): boolean {
  return String(name).includes('.');
}

/** What is said about a table that is left out for the point in its name. */
export function pointedTable(name: unknown): MissedPart {
  return {
    table: String(name),
    text: `CREATE TABLE ${name}`,
    reason: 'a request takes the point in its name for the end of a schema',
  };
}

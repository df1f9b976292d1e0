import { greatest } from '../../basics/extremes.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { columnsByName } from '../model/table-index.js';
import type { KeyTerms } from './key-terms.js';
import type { RelationField } from './relation-fields.js';

/** How many different rows a reference of a table may choose for one parent, above all if it chooses among those of a tenant. */
export function choicesWithin(
  parent: DatabaseTable,
  { name, relation: { target }, constraints: { where = {}, otherwise } }: RelationField,
  table: DatabaseTable,
  { rowsOf, ownerOf }: KeyTerms,
): number {
  const all = rowsOf(target) - (target === parent ? 1 : 0);
  const groups = Object.keys(where as object).flatMap((column) => {
    const owner = ownerOf(target, column);
    return owner === undefined ? [] : [rowsOf(owner)];
  });
  if (groups.length === 0) return Math.max(1, all);
  // A group may have one row alone, and no other row will do.
  if (otherwise === undefined && columnsByName(table).get(name)?.isNullable !== true) return 1;
  // Groups differ in size, and nearly all of them have a quarter of the mean. Two rows still make one to many.
  const mean = all / greatest(groups);
  return mean < 2 ? 1 : Math.max(2, Math.floor(mean / 4));
}

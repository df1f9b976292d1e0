import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { areRequired } from '../model/table-index.js';
import { orderAlong } from './order-along.js';
import type { StructuredTable } from './structured-table.js';

/** A foreign key that has a value in every row counts more than all foreign keys of a table that may be null. */
const REQUIRED_WEIGHT = 1000;

/**
 * How many counted tables lie one after the other behind the foreign keys of each table. Where tables refer to each
 * other in a circle, as few foreign keys as possible lead to a table of the same level or above. Those with a value in
 * every row are the last to do so.
 */
export function tableLevels(
  structured: readonly StructuredTable[],
  isCounted: (table: DatabaseTable) => boolean,
): ReadonlyMap<DatabaseTable, number> {
  const places = new Map(structured.map(({ table }, i) => [table, i]));
  const targets = structured.map(({ table, relations }) => weights(table, relations, places));
  const levels = new Map<DatabaseTable, number>();
  // Each table comes behind those to which it refers.
  for (const place of orderAlong(targets).reverse()) {
    let level = 0;
    for (const target of nth(targets, place).keys()) {
      const other = nth(structured, target).table;
      const below = levels.get(other);
      if (below !== undefined) level = Math.max(level, below + (isCounted(other) ? 1 : 0));
    }
    levels.set(nth(structured, place).table, level);
  }
  return levels;
}

/** The weights of the tables to which one refers, by their places, without itself. */
function weights(
  table: DatabaseTable,
  relations: readonly Relation[],
  places: ReadonlyMap<DatabaseTable, number>,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { target, columns } of relations) {
    const place = places.get(target);
    if (place === undefined || target === table) continue;
    const weight = areRequired(table, columns) ? REQUIRED_WEIGHT : 1;
    found.set(place, (found.get(place) ?? 0) + weight);
  }
  return found;
}

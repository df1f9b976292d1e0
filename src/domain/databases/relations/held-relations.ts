import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';
import { SEVERAL_COLUMNS } from '../loading/kept-tables.js';
import type { DatabaseTable, ForeignKey } from '../model/database-schema.js';
import type { Relation, SchemaIndex } from '../model/schema-index.js';
import { columnsByName } from '../model/table-index.js';
import { type GivenUp, giveUpKey } from './given-up.js';
import { withoutUnread } from './kept-columns.js';

/** The foreign keys that have values, of each table that has rows, in the order of the schema. */
export type HeldRelations = ReadonlyMap<DatabaseTable, readonly Relation[]>;

/**
 * Finds the foreign keys whose tables have rows, and gives up the others. If that leaves a table empty, the tables that
 * refer to it are looked at again.
 */
export function heldRelations(
  tables: readonly DatabaseTable[],
  index: SchemaIndex,
  before: GivenUp,
): { readonly given: GivenUp; readonly relations: HeldRelations } {
  const places = new Map(tables.map((table, i) => [table, i]));
  const relations = new Map<DatabaseTable, readonly Relation[]>();
  let given = before;
  for (let place = 0; place < tables.length; ) {
    const table = nth(tables, place);
    if (relations.has(table) || given.left.has(table)) {
      place++;
      continue;
    }
    const held = relationsOf(table, index, given);
    given = held.given;
    if (given.left.has(table)) {
      for (const other of index.referring(table)) {
        relations.delete(other);
        place = Math.min(place, entryOf(places, other));
      }
    } else relations.set(table, held.relations);
  }
  const filled = tables.filter((table) => !given.left.has(table));
  return { given, relations: new Map(filled.map((table) => [table, entryOf(relations, table)])) };
}

/** The foreign keys of a table that have values, and what is given up for them: perhaps the table itself. */
function relationsOf(
  table: DatabaseTable,
  index: SchemaIndex,
  before: GivenUp,
): { readonly given: GivenUp; readonly relations: readonly Relation[] } {
  let given = before;
  while (!given.left.has(table)) {
    const kept = withoutUnread(entryOf(given.kept, table));
    const { absent } = kept.checks;
    const filled = table.foreignKeys
      .filter(({ columns }) => !columns.some((name) => absent.has(name) || kept.nulled.has(name)))
      .map((foreign) => ({ foreign, relation: index.relation(table, foreign) }));
    const needed = filled.filter(({ foreign }) => foreign.impliedBy === undefined);
    const missing = needed.find(
      ({ relation }) =>
        relation === undefined || given.left.has(relation.target) || refersToComputed(relation),
    );
    if (missing === undefined) {
      // A copy of the map for every table would take the square of their number.
      const isKept = kept === entryOf(given.kept, table);
      return {
        given: isKept ? given : { ...given, kept: new Map(given.kept).set(table, kept) },
        relations: different(
          filled.flatMap(({ relation }) =>
            relation === undefined || given.left.has(relation.target) ? [] : [relation],
          ),
        ),
      };
    }
    const { foreign, relation } = missing;
    given = giveUpKey(given, kept, foreign.columns, missingReason(foreign, relation));
  }
  return { given, relations: [] };
}

function missingReason({ table, isKept }: ForeignKey, relation: Relation | undefined): string {
  if (isKept === true) return SEVERAL_COLUMNS;
  if (relation === undefined) return `it refers to ${table}, which is not in the schema`;
  return refersToComputed(relation)
    ? `it refers to values of ${table} that the database computes`
    : `it refers to ${table}, which stays empty`;
}

/** An identity has no expression: its numbers are known. */
function refersToComputed({ target, references }: Relation): boolean {
  return references.some((name) => {
    const column = columnsByName(target).get(name);
    return column?.generated === 'always' && column.default !== undefined;
  });
}

/** The relations without those that repeat an earlier one. */
function different(relations: readonly Relation[]): readonly Relation[] {
  return relations.filter(
    (relation, i) => relations.findIndex((other) => isSame(other, relation)) === i,
  );
}

function isSame(one: Relation, other: Relation): boolean {
  return (
    one.target === other.target &&
    one.columns.join() === other.columns.join() &&
    one.references.join() === other.references.join()
  );
}

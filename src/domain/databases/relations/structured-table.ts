import { entryOf } from '../../basics/entry-of.js';
import { checkedColumns, type TableChecks } from '../checks/table-checks.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { agreementOf } from './agreement.js';
import { type GivenUp, isLoose, isUncopied } from './given-up.js';
import type { HeldRelations } from './held-relations.js';
import type { Copying } from './ranked-relations.js';
import { type RelationFields, relationFields } from './relation-fields.js';
import { rootColumn } from './root-column.js';
import { followedRelations, follows, type RowSource, rowSource } from './row-sources.js';

/** A table that is filled, and how its rows refer to those of other tables. */
export interface StructuredTable {
  readonly table: DatabaseTable;
  readonly checks: TableChecks;
  readonly source: RowSource;
  readonly relations: readonly Relation[];
  readonly fields: RelationFields;
  /** Columns that are null in every row, with the reason. */
  readonly nulled: ReadonlyMap<string, string>;
}

/** What is known of the tables before. See the members of the same names of `agreementOf`. */
export interface StructureTerms {
  readonly copying: (table: DatabaseTable) => Copying;
  readonly isSingle: (table: DatabaseTable, relation: Relation) => boolean;
}

/** The tables that have rows, with the fields of their foreign keys. Foreign keys may still be in conflict. */
export function structuredTables(
  relations: HeldRelations,
  given: GivenUp,
  { copying, isSingle }: StructureTerms,
): readonly StructuredTable[] {
  const sources = rowSources(relations, given);
  const relationsOf = (table: DatabaseTable) => relations.get(table) ?? [];
  return [...relations].map(([table, own]) => {
    const source = entryOf(sources, table);
    const { checks, nulled } = entryOf(given.kept, table);
    const terms = {
      followed: followedRelations(source),
      relationsOf,
      copying: copying(table),
      checked: checkedColumns(checks),
      isLoose: (relation: Relation) => isLoose(given, table, relation),
      isUncopied: (relation: Relation, through: Relation) =>
        isUncopied(given, table, relation, through),
      isSingle: (relation: Relation) => isSingle(table, relation),
    };
    const fields = relationFields(table, {
      ...terms,
      agreement: agreementOf(table, own, terms),
      isShared: (...columns) => {
        const root = sharedRoot(relations, ...columns);
        return root !== undefined && given.pinned.has(root);
      },
    });
    return { table, checks, source, relations: own, fields, nulled };
  });
}

function rowSources(
  relations: HeldRelations,
  { pinned, kept }: GivenUp,
): ReadonlyMap<DatabaseTable, RowSource> {
  const sources = new Map<DatabaseTable, RowSource>();
  const followed = new Set<DatabaseTable>();
  for (const [table, own] of relations) {
    const mayFollow = (other: DatabaseTable): boolean =>
      !pinned.has(other) && !(followed.has(table) && follows(other, table, sources));
    const source = rowSource({
      table,
      // What a key of more columns contains says no more about the rows than this key.
      relations: own.filter(({ impliedBy }) => impliedBy !== 'key'),
      mayFollow,
      relationsOf: (other) => relations.get(other) ?? [],
      checks: entryOf(kept, table).checks,
    });
    sources.set(table, source);
    for (const { target } of followedRelations(source)) followed.add(target);
  }
  return sources;
}

/** The table whose key both columns hold, directly or through further tables; undefined if there is none. */
export function sharedRoot(
  relations: HeldRelations,
  one: DatabaseTable,
  column: string,
  other: DatabaseTable,
  shown: string,
): DatabaseTable | undefined {
  const first = rootColumn(one, column, relations);
  const second = rootColumn(other, shown, relations);
  return first.table === second.table && first.column === second.column ? first.table : undefined;
}

import type { DatabaseTable, MissedPart } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { type KeptColumns, withoutKey } from './kept-columns.js';

/** What is given up of a schema so that the rest has rows. Each step towards a structure returns another one. */
export interface GivenUp {
  readonly kept: ReadonlyMap<DatabaseTable, KeptColumns>;
  /** Tables that stay empty, in the order in which that was found. */
  readonly left: ReadonlyMap<DatabaseTable, MissedPart>;
  /** Tables to whose first row all references point, so that foreign keys which share a column agree. */
  readonly pinned: ReadonlySet<DatabaseTable>;
  /** Foreign keys that need not agree with others, because values would be taken from each other. */
  readonly loose: ReadonlySet<string>;
  /** Foreign keys that are not copied from the row of another one, for the same reason. They still agree where they can. */
  readonly uncopied: ReadonlySet<string>;
}

/** Leaves the columns of a foreign key null; if none of them can be null, the table stays empty. */
export function giveUpKey(
  before: GivenUp,
  kept: KeptColumns,
  columns: readonly string[],
  reason: string,
): GivenUp {
  const { table } = kept;
  const without = withoutKey(kept, columns, reason);
  if (without !== undefined) return { ...before, kept: new Map(before.kept).set(table, without) };
  const part = {
    table: table.name,
    text: columns.join(', '),
    reason: `the table stays empty: ${reason}`,
  };
  return { ...before, left: new Map(before.left).set(table, part) };
}

export function loosen(before: GivenUp, table: DatabaseTable, relation: Relation): GivenUp {
  return { ...before, loose: new Set(before.loose).add(nameOf(table, relation)) };
}

/** `through` is the column of the foreign key from whose row the other one would be copied. */
export function uncopy(
  before: GivenUp,
  table: DatabaseTable,
  relation: Relation,
  through: string,
): GivenUp {
  const name = nameOf(table, { columns: [...relation.columns, through] });
  return { ...before, uncopied: new Set(before.uncopied).add(name) };
}

export function isUncopied(
  { uncopied }: GivenUp,
  table: DatabaseTable,
  relation: Relation,
  through: Relation,
): boolean {
  return through.columns.some((column) =>
    uncopied.has(nameOf(table, { columns: [...relation.columns, column] })),
  );
}

export function isLoose({ loose }: GivenUp, table: DatabaseTable, relation: Relation): boolean {
  return loose.has(nameOf(table, relation));
}

function nameOf({ name }: DatabaseTable, { columns }: Pick<Relation, 'columns'>): string {
  return JSON.stringify([name, ...columns]);
}

import type { DatabaseTable } from '../model/database-schema.js';
import type { StructuredTable } from './structured-table.js';

/** A table whose rows divide those of another one has this part of its rows, so that nearly each of them has some. */
const PART = 6;
const LEAST_ROWS = 20;
/** Levels of such tables: tenants, their projects, and what belongs to these. */
const LEVELS = 3;

/**
 * The rows of each table for `asked` rows. Tenants and the like have fewer: a row that refers to two tables by the same
 * tenant finds rows there only if each tenant has some.
 */
export function rowsByRole(
  tables: readonly StructuredTable[],
  asked: number,
): (table: DatabaseTable) => number {
  const dividing = dividingTables(tables);
  const levels = new Map<DatabaseTable, number>();
  const levelOf = (table: DatabaseTable, below = 0): number => {
    const known = levels.get(table);
    if (known !== undefined || below > LEVELS) return known ?? 0;
    let level = 0;
    for (const other of dividing.get(table) ?? []) {
      if (other !== table) level = Math.max(level, 1 + levelOf(other, below + 1));
    }
    levels.set(table, Math.min(LEVELS, level));
    return level;
  };
  return (table) => {
    let rows = asked;
    for (let level = levelOf(table); level > 0; level--) rows = Math.floor(rows / PART);
    return Math.max(rows, Math.min(asked, LEAST_ROWS));
  };
}

/** The tables among whose rows those with a value are searched, by the table that has the value. */
function dividingTables(
  tables: readonly StructuredTable[],
): ReadonlyMap<DatabaseTable, ReadonlySet<DatabaseTable>> {
  const relationsOf = new Map(tables.map(({ table, relations }) => [table, relations]));
  const dividing = new Map<DatabaseTable, Set<DatabaseTable>>();
  for (const { searched, column } of searches(tables)) {
    const owner = relationsOf.get(searched)?.find(({ columns }) => columns.includes(column));
    if (owner === undefined) continue;
    dividing.set(owner.target, (dividing.get(owner.target) ?? new Set()).add(searched));
  }
  // A tenant divides the projects that divide other rows.
  for (const [divider, divided] of dividing) {
    for (const { target } of relationsOf.get(divider) ?? []) {
      if (target !== divider && !divided.has(target)) dividing.get(target)?.add(divider);
    }
  }
  return dividing;
}

interface Search {
  readonly searched: DatabaseTable;
  readonly column: string;
}

/** The tables that references search by the values of their columns. */
function searches(tables: readonly StructuredTable[]): readonly Search[] {
  return tables
    .flatMap(({ fields }) => [...fields.fields.values()])
    .flatMap(({ constraints, relation }) =>
      Object.keys(constraints.where ?? {}).map((column) => ({ searched: relation.target, column })),
    );
}

import { appendTo } from '../../basics/append-to.js';
import { greatest } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { comparedBy } from './relation-fields.js';
import { keyWith } from './root-column.js';
import type { StructuredTable } from './structured-table.js';
import { type TableRole, tableRoles } from './table-roles.js';

/** The shares of the asked rows that a table of a role has. */
const SHARES: Readonly<Record<TableRole, number>> = {
  'look-up': 1 / 50,
  tenant: 1 / 20,
  person: 1,
  event: 50,
  entity: 1,
};
const LEAST_ROWS = 20;
/** Rows that each row of a dividing table has at least, on average: one each would make one to many one to one. */
const SEVERAL = 2;
/** No table but one of events grows beyond this many times the asked rows. */
const MOST_GROWTH = 4;
/** Nobody has a thousand currencies. */
const MOST_LOOK_UPS = 200;
/**
 * The shares of tables that divide the rows of others, by the number of levels: tenants, their projects, and what belongs to
 * these. Each level has about the same part of the one before.
 */
const SHARES_OF_LEVELS = [
  [1],
  [1, 1 / 20],
  [1, 2 / 9, 1 / 20],
  [1, 3 / 8, 3 / 22, 1 / 20],
] as const;
const LEVELS = SHARES_OF_LEVELS.length - 1;

export interface AskedRows {
  /** The rows of a table that is neither small nor large by its role. */
  readonly rows: number;
  /** The most rows of a table. Default: those of its role. */
  readonly most?: number | undefined;
  /** The rows of some tables, by their names. */
  readonly exact?: ReadonlyMap<string, number> | undefined;
}

/**
 * The rows of each table. Tenants and the like have fewer: a row that refers to two tables by the same tenant finds rows
 * there only if each tenant has some.
 */
export function rowsByRole(
  tables: readonly StructuredTable[],
  { rows: asked, most = Number.POSITIVE_INFINITY, exact }: AskedRows,
): (table: DatabaseTable) => number {
  const roles = tableRoles(tables);
  const dividing = dividingTables(tables);
  const levels = new Map<DatabaseTable, number>();
  const levelOf = (table: DatabaseTable, below = 0): number => {
    const known = levels.get(table);
    if (known !== undefined || below > LEVELS) return known ?? 0;
    let level = 0;
    for (const other of dividing.get(table) ?? []) {
      if (other !== table) level = Math.max(level, 1 + levelOf(other, below + 1));
    }
    const bounded = Math.min(LEVELS, level);
    levels.set(table, bounded);
    return bounded;
  };
  const shares: readonly number[] = nth(
    SHARES_OF_LEVELS,
    greatest([0, ...tables.map(({ table }) => levelOf(table))]),
  );
  const dividers = dividersOf(dividing);
  const known = new Map<DatabaseTable, number>();
  const rowsOf = (table: DatabaseTable): number => {
    const found = exact?.get(table.name) ?? known.get(table);
    if (found !== undefined) return found;
    const role = roles.get(table) ?? 'entity';
    const share = role === 'entity' ? nth(shares, levelOf(table)) : SHARES[role];
    const rows = Math.min(most, Math.floor(asked * share));
    const bounded = role === 'look-up' ? Math.min(rows, MOST_LOOK_UPS) : rows;
    // A circle of tables ends here.
    known.set(table, bounded);
    const needed = (dividers.get(table) ?? []).map((divider) => SEVERAL * rowsOf(divider));
    const least = Math.min(MOST_GROWTH * asked, greatest([0, ...needed]));
    const settled = Math.min(most, Math.max(bounded, Math.min(asked, LEAST_ROWS), least));
    known.set(table, settled);
    return settled;
  };
  return rowsOf;
}

/** The tables by whose rows those of each table are searched. Each of them has a row there only if there are as many. */
function dividersOf(
  dividing: ReadonlyMap<DatabaseTable, ReadonlySet<DatabaseTable>>,
): ReadonlyMap<DatabaseTable, readonly DatabaseTable[]> {
  const dividers = new Map<DatabaseTable, DatabaseTable[]>();
  for (const [divider, divided] of dividing) {
    for (const table of divided) if (table !== divider) appendTo(dividers, table, divider);
  }
  return dividers;
}

/** The tables among whose rows those with a value are searched, by the table that has the value. */
function dividingTables(
  tables: readonly StructuredTable[],
): ReadonlyMap<DatabaseTable, ReadonlySet<DatabaseTable>> {
  const relationsOf = new Map(tables.map(({ table, relations }) => [table, relations]));
  const dividing = new Map<DatabaseTable, Set<DatabaseTable>>();
  for (const { searched, column } of searches(tables)) {
    const owner = keyWith(searched, column, relationsOf.get(searched));
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

/** The tables that references search by the values of their columns, and those from which these have the values. */
function searches(tables: readonly StructuredTable[]): readonly Search[] {
  const fieldsOf = new Map(tables.map(({ table, fields }) => [table, fields.fields]));
  const found = tables
    .flatMap(({ fields }) => [...fields.fields.values()])
    .flatMap((field) =>
      comparedBy(field).map(([column]) => ({ searched: field.relation.target, column })),
    );
  // The loop also takes the searches that it adds.
  const seen = new Map<DatabaseTable, Set<string>>();
  for (const { searched, column } of found) {
    const known = seen.get(searched) ?? new Set();
    if (known.has(column)) continue;
    seen.set(searched, known.add(column));
    const field = fieldsOf.get(searched)?.get(column);
    if (field?.type === 'copy') {
      found.push({ searched: field.relation.target, column: field.shown });
    }
  }
  return found;
}

import { entryOf } from '../../basics/entry-of.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { KeyPlan } from './key-plan.js';
import type { StructuredTable } from './structured-table.js';
import { type TableRole, tableRoles } from './table-roles.js';

/** How many rows a table gets, and why. */
export interface PlannedRows {
  readonly table: string;
  readonly rows: number;
  readonly role: TableRole;
  /** Empty if the table has as many rows as were asked for. */
  readonly because: string;
}

/** The rows of all tables. `exact` names those whose rows were given. */
export function plannedRows(
  structured: readonly StructuredTable[],
  keys: ReadonlyMap<DatabaseTable, KeyPlan>,
  exact: ReadonlyMap<string, number> = new Map(),
): readonly PlannedRows[] {
  const roles = tableRoles(structured);
  return structured.map(({ table }) => {
    const plan = entryOf(keys, table);
    const role = roles.get(table) ?? 'entity';
    const reasons = [
      ...(exact.has(table.name) ? ['given'] : role === 'entity' ? [] : [role]),
      ...sourceOf(plan),
    ];
    return { table: table.name, rows: plan.rows, role, because: reasons.join(', ') };
  });
}

function sourceOf({ source, count }: KeyPlan): readonly string[] {
  if (source.kind === 'rows') return [];
  if (source.kind === 'pairs') {
    const [some, others] = source.sides;
    return [`pairs of ${some.target.name} and ${others.target.name}`];
  }
  const number = typeof count === 'number' ? `${count}` : `${count.min} to ${count.max}`;
  return [`${number} for each row of ${source.parent.target.name}`];
}

import { indexedColumns } from '../model/schema-index.js';
import type { NamedKey } from '../relations/implied-keys.js';
import type { SetField, SetTable } from './set-request.js';

/** Types of fields that take their values from another table. */
const TAKEN = new Set(['reference', 'copy', 'formula']);

/** A request with references for columns that refer to a table by their names. */
export interface NamedReferences {
  readonly tables: readonly SetTable[];
  readonly kept: readonly NamedKey[];
}

/**
 * The tables with references for columns that close a circle by their names: `ownership_id` of sales beside `sale_id` of ownerships.
 * No foreign key holds them, so their tables may be filled in any order. They lead to any row of the other table.
 */
export function withCircleReferences(
  tables: readonly SetTable[],
  keys: readonly NamedKey[],
): NamedReferences {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const kept: NamedKey[] = [];
  for (const named of keys) {
    const table = byName.get(named.table.name);
    const target = byName.get(named.target.name);
    const field = table?.fields.find(({ name }) => name === named.column.name);
    if (table === undefined || field === undefined || !mayRefer(field, named)) continue;
    if (!isKeyed(target, named.key)) continue;
    const fields = table.fields.map((each) => (each === field ? referring(field, named) : each));
    byName.set(table.name, { ...table, fields });
    kept.push(named);
  }
  return { tables: tables.map((table) => byName.get(table.name) ?? table), kept };
}

/** Whether any row will do: nothing else is known of the column. */
function mayRefer({ type, constraints = {} }: SetField, { table, column }: NamedKey): boolean {
  const isKnown =
    TAKEN.has(type) ||
    constraints.unique !== undefined ||
    constraints.given !== undefined ||
    constraints.null_rate === 1;
  return !isKnown && !indexedColumns(table).some((key) => key.includes(column.name));
}

/** Whether a table has a key of its own values. */
function isKeyed(table: SetTable | undefined, key: string): boolean {
  const [only, ...more] = table?.key ?? [];
  const field = table?.fields.find(({ name }) => name === key);
  return only === key && more.length === 0 && field !== undefined && !TAKEN.has(field.type);
}

function referring(
  { name, constraints: { null_rate: rate } = {}, because }: SetField,
  { target, key }: NamedKey,
): SetField {
  return {
    name,
    type: 'reference',
    constraints: { table: target.name, ...(rate !== undefined && { null_rate: rate }) },
    because: `${because}, references ${target.name}.${key} by its name`,
  };
}

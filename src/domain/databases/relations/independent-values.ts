import { checkedColumns, type TableChecks } from '../checks/table-checks.js';
import type { DatabaseColumn } from '../model/database-schema.js';

/** The values of a column that has at least two, and no others; undefined if its values decide which other columns have one. */
export function independentValues(
  { name, values, generated }: DatabaseColumn,
  checks: TableChecks,
): readonly (string | number | boolean)[] | undefined {
  const listed = checks.rules.get(name)?.values ?? values;
  if (listed === undefined || listed.length < 2 || generated !== undefined) return undefined;
  const isSelector = checks.alternatives.some(({ selector }) => selector === name);
  return isSelector || checkedColumns(checks).has(name) ? undefined : listed;
}

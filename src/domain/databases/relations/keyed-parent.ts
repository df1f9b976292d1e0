import { checkedColumns, type TableChecks } from '../checks/table-checks.js';
import type { DatabaseTable } from '../model/database-schema.js';
import {
  identifyTarget,
  indexedColumns,
  isWholeKey,
  type Relation,
} from '../model/schema-index.js';
import { areRequired, columnsByName } from '../model/table-index.js';
import { independentValues } from './independent-values.js';

/**
 * The parent of a table with a key of nothing but foreign keys and columns of few values, such as `unique (user_id, kind)`. Without
 * it, the foreign key would differ in every row, and one to many would be one to one.
 */
export function keyedParent(
  table: DatabaseTable,
  relations: readonly Relation[],
  checks: TableChecks,
): Relation | undefined {
  const referring = new Set(relations.flatMap(({ columns }) => columns));
  const columns = columnsByName(table);
  const isFew = (name: string): boolean => {
    const column = columns.get(name);
    const values = column === undefined ? undefined : independentValues(column, checks);
    return referring.has(name) || values !== undefined;
  };
  const keys = indexedColumns(table)
    .filter((key) => key.length > 1 && key.every(isFew))
    .map((key) => new Set(key));
  const checked = checkedColumns(checks);
  const isRequired = ({ columns: own }: Relation): boolean => areRequired(table, own);
  const parents = relations
    .filter((one) => !isWholeKey(table, one.columns))
    .filter((one) => isRequired(one) || !one.columns.some((name) => checked.has(name)))
    .map((one) => ({ one, among: keys.filter((key) => identifyTarget(one, key)).length }))
    .filter(({ among }) => among > 0);
  const required = parents.filter(({ one }) => isRequired(one));
  const [most] = (required.length > 0 ? required : parents).sort((a, b) => b.among - a.among);
  return most?.one;
}

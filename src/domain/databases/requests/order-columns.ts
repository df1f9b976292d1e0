import { isMoment } from '../../columns/moments.js';
import type { PlainColumns } from '../columns/plain-columns.js';
import type { DatabaseColumn, MissedPart } from '../model/database-schema.js';
import { wordsOfColumns } from '../model/table-index.js';
import { areApart } from '../relations/are-apart.js';
import type { KeyPlan } from '../relations/key-plan.js';
import { namedOrders } from '../relations/named-orders.js';
import { type FieldsByName, namedBounds, orderFields } from '../relations/ordered-fields.js';
import type { StructuredTable } from '../relations/structured-table.js';

/** Orders columns by checks, and others by their names. Returns the checks that are not kept. */
export function orderColumns(
  fields: FieldsByName,
  structured: StructuredTable,
  keys: KeyPlan,
  plain: PlainColumns,
): readonly MissedPart[] {
  const { table, checks } = structured;
  const missed = checks.orders
    .filter((order) => !areApart(order, structured, keys) && !orderFields(fields, order))
    .map(({ lower, upper, isLoose }) => ({
      table: table.name,
      text: `${lower} ${isLoose ? '<>' : '<'} ${upper}`,
      reason: 'the check is not kept',
    }));
  const unbound = table.columns.filter((column) => isFree(column, plain));
  const words = wordsOfColumns(table);
  for (const order of namedBounds(unbound, words)) orderFields(fields, order);
  const moments = unbound.filter(({ name }) => isMoment(fields.get(name)?.type ?? ''));
  for (const order of namedOrders(moments, words)) orderFields(fields, order);
  return missed;
}

/** Whether no check bounds a column. */
function isFree(column: DatabaseColumn, plain: PlainColumns): boolean {
  const { least, most } = plain.rules(column);
  return least.length + most.length === 0;
}

import type { LibraryOptions } from './generate.js';
import { tablesOf } from './kept-engines.js';
import type { TableSet, TableSetRequest } from './table-set.js';

/**
 * Checks a request for tables that refer to each other, and returns them. The rows are made only when they are read.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @example
 * const { tables } = generateSet({
 *   seed: 7,
 *   tables: [
 *     {
 *       name: 'customers',
 *       rows: 3,
 *       key: ['id'],
 *       fields: [{ name: 'id', type: 'sequence' }, { name: 'name', type: 'name' }],
 *     },
 *     {
 *       name: 'orders',
 *       per: { table: 'customers', count: 2 },
 *       fields: [{ name: 'customer_id', type: 'reference' }, { name: 'no', type: 'ordinal' }],
 *     },
 *   ],
 * });
 * const orders = [...(tables.get('orders')?.rows() ?? [])];
 * orders.map(({ customer_id, no }) => `${customer_id}-${no}`); // => ['1-1', '1-2', '2-1', '2-2', '3-1', '3-2']
 */
export function generateSet(request: TableSetRequest, options: LibraryOptions = {}): TableSet {
  return tablesOf(options).setOf(request);
}

import type { LibraryOptions } from '../generate.js';
import { tablesOf } from '../kept-engines.js';
import type { TableRequest } from '../table.js';
import type { TableSetRequest } from '../table-set.js';
import { DefinedSet } from './defined-set.js';
import { DefinedTable } from './defined-table.js';

/**
 * The table or the tables of a request, which is the JSON of POST /generate and of the command line. Its `rows` and
 * `offset` are options of the methods. The type of the rows cannot be inferred.
 *
 * @example
 * const json = '{ "rows": 3, "seed": 42, "fields": [{ "name": "n", "type": "email", "constraints": { "null_rate": 1 } }] }';
 * const emails = fromRequest(JSON.parse(json) as TableRequest);
 * emails.rows({ count: 1 }); // => [{ n: null }]
 */
export function fromRequest(request: TableRequest, options?: LibraryOptions): DefinedTable;
export function fromRequest(
  request: TableSetRequest,
  options?: LibraryOptions,
): DefinedSet<Readonly<Record<string, Readonly<Record<string, unknown>>>>>;
export function fromRequest(
  request: TableRequest | TableSetRequest,
  options: LibraryOptions = {},
): DefinedTable | DefinedSet<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const tables = tablesOf(options);
  if ('tables' in request) return new DefinedSet(structuredClone(request), tables);
  const { rows: _, offset: __, ...others } = structuredClone(request);
  return new DefinedTable(others, tables);
}

import type { LibraryOptions } from '../generate.js';
import { tablesOf } from '../kept-engines.js';
import { passedObject } from '../passed-object.js';
import type { Row, TableRequest } from '../table.js';
import type { TableSetRequest } from '../table-set.js';
import { DefinedSet } from './defined-set.js';
import { DefinedTable } from './defined-table.js';
import type { FormatsWith } from './options.js';

/**
 * The table or the tables of a request, which is the JSON of POST /generate and of the command line. Its `rows` and
 * `offset` are options of the methods. The type of the rows cannot be inferred.
 *
 * @example
 * const json = '{ "rows": 3, "seed": 42, "fields": [{ "name": "n", "type": "email", "constraints": { "null_rate": 1 } }] }';
 * const emails = fromRequest(JSON.parse(json) as TableRequest);
 * emails.rows({ count: 1 }); // => [{ n: null }]
 */
export function fromRequest<const O extends LibraryOptions = Record<never, never>>(
  request: TableRequest,
  options?: O,
): DefinedTable<Row, FormatsWith<O>>;
export function fromRequest<const O extends LibraryOptions = Record<never, never>>(
  request: TableSetRequest,
  options?: O,
): DefinedSet<Readonly<Record<string, Row>>, FormatsWith<O>>;
export function fromRequest(
  request: TableRequest | TableSetRequest,
  options: LibraryOptions = {},
): DefinedTable | DefinedSet<Readonly<Record<string, Row>>> {
  const tables = tablesOf(options);
  const copy = structuredClone(passedObject(request, ''));
  if ('tables' in copy) return new DefinedSet(copy, tables);
  const { rows: _, offset: __, ...others } = copy;
  return new DefinedTable(others, tables);
}

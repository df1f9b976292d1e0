import { requestOfSchema as requestFor } from '../../application/databases/request-of-schema.js';
import type { DatabaseSchema, MissedPart } from '../../domain/databases/model/database-schema.js';
import type { DialectName } from '../../domain/sql-dialects/index.js';
import type { LibraryOptions } from './generate.js';
import { tablesOf } from './kept-engines.js';
import type { TableSetRequest } from './table-set.js';

/**
 * A request that fills the tables of a schema, with `rows` rows in each table that nothing else limits. `missed` has
 * the parts of the schema that the rows may break, and `meaningless` the columns, such as `orders.zone`, whose types alone
 * decide what they hold. `dialect` is the database that reads the rows; by default, that of
 * the schema.
 *
 * @example
 * const schema = readSchema('CREATE TABLE users (id int PRIMARY KEY, email varchar(40) NOT NULL)');
 * const { request } = requestOfSchema(schema, { rows: 2 });
 * [...(generateSet(request).tables.get('users')?.rows() ?? [])].length; // => 2
 */
export function requestOfSchema(
  schema: DatabaseSchema,
  options: LibraryOptions & {
    readonly rows: number;
    readonly dialect?: DialectName;
    readonly locale?: string;
  },
): {
  readonly request: TableSetRequest;
  readonly missed: readonly MissedPart[];
  readonly meaningless: readonly string[];
} {
  const { rows, dialect, locale } = options;
  return requestFor(tablesOf(options).engine, schema, { rows, dialect, locale });
}

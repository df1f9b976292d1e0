import type { DatabaseSchema } from '../../domain/databases/model/database-schema.js';
import {
  type SetOfSchema,
  type SetOptions,
  setOfSchema,
} from '../../domain/databases/requests/set-of-schema.js';
import type { TablesRequest } from '../../domain/databases/requests/set-request.js';

/** What the rows of a schema's tables are asked for. */
export interface SchemaTerms extends Omit<SetOptions, 'engine'> {
  /** Default: the request has none, and each use of it draws one. */
  readonly seed?: string | number | undefined;
}

/** A request that fills the tables of a schema. `missed` warns of the parts of the schema that the rows may break. */
export interface RequestOfSchema extends SetOfSchema {
  readonly request: TablesRequest & { readonly seed?: string | number };
}

/**
 * Makes the request that fills the tables of a schema: one that a database has, or that a text describes. The vocabulary of the
 * engine must have the words of the locale loaded.
 */
export function requestOfSchema(
  engine: SetOptions['engine'],
  schema: DatabaseSchema,
  { seed, ...terms }: SchemaTerms,
): RequestOfSchema {
  const { request, ...found } = setOfSchema(schema, { ...terms, engine });
  return { ...found, request: { ...request, ...(seed !== undefined && { seed }) } };
}

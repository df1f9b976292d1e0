/** The exports of the package: the engine with English words. */

export type { DatabaseSchema, MissedPart } from '../../domain/databases/database-schema.js';
export { readDrizzle } from '../../domain/databases/drizzle/read-drizzle.js';
export { schemaToJsonSchema } from '../../domain/databases/export/schema-to-json-schema.js';
export { schemaToPrisma } from '../../domain/databases/export/schema-to-prisma.js';
export { schemaToTypescript } from '../../domain/databases/export/schema-to-typescript.js';
export type { ColumnArrays, TableColumn } from '../../domain/generation/table-columns.js';
export {
  type CatalogueEntry,
  DIALECT_NAMES,
  type DialectName,
  type Extension,
  type Fault,
  FIELD_TYPE_NAMES,
  type FieldTypeName,
  FORMAT_NAMES,
  type FormatName,
  type Seed,
} from '../../domain/index.js';
export { fieldTypes } from './field-types.js';
export { generate, type LibraryOptions } from './generate.js';
export { generateSet } from './generate-set.js';
export { InvalidRequestError } from './invalid-request-error.js';
export type { Locale } from './kept-engines.js';
export { readSchema } from './read-schema.js';
export { requestOfSchema } from './request-of-schema.js';
export type { FieldDefinition, Row, Table, TableRequest } from './table.js';
export type { SetTable, TableSet, TableSetRequest } from './table-set.js';

/** The exports of the package: the engine with English words. */

export { readDrizzle } from '../../domain/databases/drizzle/read-drizzle.js';
export { schemaToJsonSchema } from '../../domain/databases/export/schema-to-json-schema.js';
export { schemaToPrisma } from '../../domain/databases/export/schema-to-prisma.js';
export { schemaToTypescript } from '../../domain/databases/export/schema-to-typescript.js';
export type { DatabaseSchema, MissedPart } from '../../domain/databases/model/database-schema.js';
export type { ColumnArrays, TableColumn } from '../../domain/generation/table-columns.js';
export type { Warnings } from '../../domain/generation/warnings.js';
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
export type { Locale } from '../lexicon/locale.js';
export { fetchPlaces } from '../places/fetch-places.js';
export { attempt, type Result } from './attempt.js';
export { type ChangesRequest, changes, type TableChange } from './changes.js';
export { defineSet, type Parent, type SetTableDefinition } from './definitions/define-set.js';
export {
  type Correlation,
  type DefinitionTerms,
  defineTable,
  type Infer,
  type TableTerms,
} from './definitions/define-table.js';
export { DefinedSet, type SetOptions } from './definitions/defined-set.js';
export { DefinedTable } from './definitions/defined-table.js';
export { Factory, type FactoryOptions, type Trait } from './definitions/factory.js';
export { fromRequest } from './definitions/from-request.js';
export type { FileOptions, RowsOptions, TableOptions } from './definitions/options.js';
export { tableDefiner } from './definitions/table-definer.js';
export { fieldTypes } from './field-types.js';
export { generate, type LibraryOptions } from './generate.js';
export { generateSet } from './generate-set.js';
export { InvalidRequestError } from './invalid-request-error.js';
export { readSchema } from './read-schema.js';
export { requestOfSchema } from './request-of-schema.js';
export {
  clone,
  type InferenceTerms,
  type InferredRequest,
  inferSchema,
  type Sample,
} from './sample-inference.js';
export type { FieldDefinition, OwnListDefinition, Row, Table, TableRequest } from './table.js';
export type { SetTable, TableSet, TableSetRequest } from './table-set.js';

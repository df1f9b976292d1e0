/** The package's face: the pure core with the English words bound. */
export {
  type CatalogueEntry,
  DIALECT_NAMES,
  type DialectName,
  type Fault,
  FIELD_TYPE_NAMES,
  type FieldTypeName,
  FORMAT_NAMES,
  type FormatName,
  type Seed,
} from '../../domain/index.js';
export { fieldTypes } from './field-types.js';
export { generate, type Locale } from './generate.js';
export { InvalidRequestError } from './invalid-request-error.js';
export type { Row, Table, TableRequest } from './table.js';

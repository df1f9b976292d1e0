/**
 * Tablewright's pure core: checks requests, plans tables and makes their bytes. It reads no clock, no chance
 * and no file; words come in through the `Vocabulary` that the caller passes.
 */
export type { ColumnPlan, DataType, Piece } from './columns/column-plan.js';
export type { Failure, FailureCode } from './errors/failure.js';
export type { Fault } from './errors/fault.js';
export { type CatalogueEntry, catalogue } from './field-types/catalogue.js';
export { FIELD_TYPE_NAMES, type FieldTypeName } from './field-types/index.js';
export { FORMAT_NAMES, type FormatName } from './formats/index.js';
export { encodeTable, type Means, type WindowBounds } from './generation/encode-table.js';
export { planTable } from './generation/plan-table.js';
export type { TablePlan } from './generation/table-plan.js';
export { type Lexicon, type Vocabulary, WORD_LISTS, type WordList } from './lexicon/lexicon.js';
export { plainLexicon, plainVocabulary } from './lexicon/plain-lexicon.js';
export type { Country, Gazetteer, PostalCodes, Region } from './places/gazetteer.js';
export type { Places } from './places/places.js';
export { type PlainCity, plainPlaces } from './places/plain-places.js';
export { type DecodeContext, decodeRequest } from './schema/decode-request.js';
export type { GenerateRequest, Seed } from './schema/generate-request.js';
export { MAX_FIELDS, MAX_ROWS, type RequestLimits } from './schema/limits.js';
export { DIALECT_NAMES, type DialectName } from './sql-dialects/index.js';

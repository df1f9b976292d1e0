/**
 * Tablewright's pure core: checks requests, plans tables and makes their bytes. It reads no clock, no chance
 * and no file; words come in through the `Vocabulary` that the caller passes.
 */

export { decimalText } from './basics/decimal-text.js';
export { type CatalogueEntry, catalogue } from './catalogue/catalogue.js';
export { choiceColumn } from './columns/choice-column.js';
export type { ColumnPlan, DataType, Piece } from './columns/column-plan.js';
export {
  type DrawnIndices,
  type DrawnNumbers,
  drawnIndices,
  drawnNumbers,
} from './columns/drawn.js';
export type { FillStep } from './columns/fill-step.js';
export { literal, textColumn, whole, words } from './columns/pieces.js';
export { integer, number } from './constraints/numbers.js';
export {
  type Decoded,
  expecting,
  type Param,
  type Params,
  type Rules,
  uneven,
  withDefault,
} from './constraints/param.js';
export { flag, oneOf, text } from './constraints/texts.js';
export { type Escape, escapeText } from './encoding/escape.js';
export type { CellNotation, Frame, NumberPiece } from './encoding/notation.js';
export { builtInParts, type EngineParts } from './engine/built-in-parts.js';
export type { Extension } from './engine/extension.js';
export { InferenceEngine, type InferenceParts } from './engine/inference-engine.js';
export { type RequestTerms, TableEngine, type TableParts } from './engine/table-engine.js';
export type { Failure, FailureCode } from './errors/failure.js';
export type { Fault } from './errors/fault.js';
export type { Disclosure } from './field-types/disclosure.js';
export { type FieldType, fieldType } from './field-types/field-type.js';
export { FIELD_TYPE_NAMES, type FieldTypeName } from './field-types/index.js';
export type { Archive, RowsFile, Sheets } from './formats/archive.js';
export type { Compression } from './formats/compression.js';
export { type Format, type Layout, type PlannedColumn, separatedBy } from './formats/format.js';
export { FORMAT_NAMES, type FormatName } from './formats/index.js';
export type { TableWindow } from './formats/table-window.js';
export { encodeTable } from './generation/encode/encode-table.js';
export type { GenerateRequest, Seed } from './generation/generate-request.js';
export type { Means } from './generation/means.js';
export type { TablePlan } from './generation/table-plan.js';
export type { WindowBounds } from './generation/windows.js';
export type { Scalar } from './kernel/word-table.js';
export { type Lexicon, type Vocabulary, WORD_LISTS, type WordList } from './lexicon/lexicon.js';
export { plainLexicon, plainVocabulary } from './lexicon/plain-lexicon.js';
export type { Meaning, NumberMeaning } from './meanings/meaning.js';
export type { Country, Gazetteer, PostalCodes, Region } from './places/gazetteer.js';
export type { Atlas, Places } from './places/places.js';
export { type PlainCity, plainPlaces } from './places/plain-places.js';
export { MAX_FIELDS, MAX_ROWS, type RequestLimits } from './schema/params/limits.js';
export { DIALECT_NAMES, type DialectName, sqlDialects } from './sql-dialects/index.js';
export type { SqlDialect } from './sql-dialects/sql-dialect.js';

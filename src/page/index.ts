/** What the page uses of the source at once: the engine of the first visit, and facts of the shell. Modules beside this one load later. */

export { LOCALES } from '../adapters/lexicon/coverage.js';
export { LazyVocabulary } from '../adapters/lexicon/lazy-vocabulary.js';
export type { Locale } from '../adapters/lexicon/locale.js';
export type {
  Chunks,
  CompressedChunks,
  Compressor,
  NamedFile,
} from '../application/ports/compressor.js';
export { byName } from '../domain/basics/by-name.js';
export { decimalText } from '../domain/basics/decimal-text.js';
export { lazyPromise } from '../domain/basics/lazy-promise.js';
export { isObject } from '../domain/basics/members.js';
export { oncePer } from '../domain/basics/once-per.js';
export { inOneGo } from '../domain/basics/stepwise.js';
export type { DataType } from '../domain/columns/column-plan.js';
export type { CorrelationPair } from '../domain/copula/correlation-pairs.js';
export type { MissedPart } from '../domain/databases/model/database-schema.js';
export type { CellNotation } from '../domain/encoding/notation.js';
export { type RequestTerms, TableEngine, type TableParts } from '../domain/engine/table-engine.js';
export type { Failure } from '../domain/errors/failure.js';
export type { Fault } from '../domain/errors/fault.js';
export { pointer, pointerSteps } from '../domain/errors/pointer.js';
export { choice } from '../domain/field-types/choice.js';
export { datetime } from '../domain/field-types/datetime.js';
export { email } from '../domain/field-types/email.js';
export type { FieldType, FieldTypes } from '../domain/field-types/field-type.js';
export { formula } from '../domain/field-types/formula.js';
export { integer } from '../domain/field-types/integer.js';
export { mask } from '../domain/field-types/mask.js';
export { name } from '../domain/field-types/name.js';
export { price } from '../domain/field-types/price.js';
export { productName } from '../domain/field-types/product-name.js';
export { sequence } from '../domain/field-types/sequence.js';
export type { Archive } from '../domain/formats/archive.js';
export {
  type Format,
  type Formats,
  hasBinaryFile,
  type PlannedColumn,
  type TextFormat,
} from '../domain/formats/format.js';
export { smallFormats } from '../domain/formats/small-formats.js';
export { cellOf } from '../domain/formulas/cell-of.js';
export { RESERVED_WORDS } from '../domain/formulas/reserved-words.js';
export { encodeTable } from '../domain/generation/encode/encode-table.js';
export type { GenerateRequest } from '../domain/generation/generate-request.js';
export type { SetRequest } from '../domain/generation/sets/set-request.js';
export type { TableColumn } from '../domain/generation/table-columns.js';
export type { TablePlan } from '../domain/generation/table-plan.js';
export type { ColumnSummary, InferredSchema, InferredTable } from '../domain/inference/index.js';
export { onlyTable } from '../domain/inference/inferred-schema.js';
export type { Vocabulary } from '../domain/lexicon/lexicon.js';
export type { Atlas } from '../domain/places/places.js';
export type { Sealed, SealedEntry, SealedProfile, WrappedKey } from '../domain/profile/profile.js';
export type { QualityReport } from '../domain/report/index.js';
export { askedLocales } from '../domain/schema/asked-locales.js';
export { hasUntypedFields } from '../domain/schema/has-untyped-fields.js';
export { NO_LIMITS } from '../domain/schema/params/limits.js';
export { isSet, needsSets } from '../domain/schema/sets/is-set.js';
export type { TableSample } from '../domain/tables/table-sample.js';
export { DAY_MS } from '../domain/time/calendar.js';

/**
 * The laws that every field type, format, SQL dialect, locale, meaning and data hub must keep, built in or from an extension.
 * They are plain functions for any test runner.
 */
export { dialectLaws } from './dialect-laws.js';
export { type FieldTypeLawOptions, fieldTypeLaws } from './field-type-laws.js';
export { formatLaws } from './format-laws.js';
export type { Cell, FormatReader, ReadTable } from './format-reader.js';
export { hubLaws, type KnownDataset } from './hub-laws.js';
export type { ImmediateLaw, Law } from './law.js';
export type { LawOptions } from './law-engine.js';
export { lexiconLaws } from './lexicon-laws.js';
export { meaningLaws } from './meaning-laws.js';
export { type LiteralReader, literalReaders, type Reading } from './sql-literals.js';

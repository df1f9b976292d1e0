import type { FieldType } from '../field-types/field-type.js';
import { builtInFieldTypes } from '../field-types/index.js';
import type { Format } from '../formats/format.js';
import { builtInFormats } from '../formats/index.js';
import { inferSchema } from '../inference/index.js';
import { extendedVocabulary } from '../lexicon/extended-vocabulary.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Meaning } from '../meanings/meaning.js';
import type { PlatformCodecs } from '../parquet/codec.js';
import { setDecoders } from '../schema/sets/set-decoders.js';
import { typedFields } from '../schema/untyped-fields.js';
import { builtInDialects } from '../sql-dialects/index.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { Extension } from './extension.js';
import type { InferenceParts } from './inference-engine.js';
import type { TableParts } from './table-engine.js';

/** The field types of this package, followed by those of extensions. */
export function allFieldTypes(extensions: readonly Extension[]): readonly FieldType[] {
  return [...builtInFieldTypes, ...extensions.flatMap(({ fieldTypes = [] }) => fieldTypes)];
}

/** The dialects of this package, followed by those of extensions. */
export function allDialects(extensions: readonly Extension[]): readonly SqlDialect[] {
  return [...builtInDialects, ...extensions.flatMap(({ dialects = [] }) => dialects)];
}

/** The formats of this package, with SQL in the given dialects, followed by those of extensions. */
export function allFormats(
  dialects: readonly SqlDialect[],
  extensions: readonly Extension[],
  codecs: PlatformCodecs,
): readonly Format[] {
  return [
    ...builtInFormats(dialects, codecs),
    ...extensions.flatMap(({ formats = [] }) => formats),
  ];
}

/** A vocabulary with the locales of extensions. Throws if a locale repeats. */
export function allWords(vocabulary: Vocabulary, extensions: readonly Extension[]): Vocabulary {
  return extendedVocabulary(
    vocabulary,
    extensions.flatMap(({ lexicons = [] }) => lexicons),
  );
}

/** The meanings of names of extensions, which come before those of this package. */
export function allMeanings(extensions: readonly Extension[]): readonly Meaning[] {
  return extensions.flatMap(({ meanings = [] }) => meanings);
}

/** The decoding of every kind of request. */
export const allDecoders = { nameFields: typedFields, sets: setDecoders };

/**
 * The parts of a table engine and of an inference engine.
 *
 * @example
 * const parts: EngineParts = builtInParts(plainVocabulary([plainLexicon('en', {})]));
 * const [tables, inference] = [new TableEngine(parts), new InferenceEngine(parts)];
 */
export type EngineParts = TableParts & InferenceParts;

/**
 * The parts of this package with the given vocabulary, followed by those of extensions. `codecs` are the
 * compressions of the platform for Parquet. Throws if a locale repeats.
 *
 * @example
 * const english = plainVocabulary([plainLexicon('en', {})]);
 * builtInParts(english).formats[0]?.name; // => 'json'
 */
export function builtInParts(
  vocabulary: Vocabulary,
  extensions: readonly Extension[] = [],
  codecs: PlatformCodecs = {},
): EngineParts {
  return {
    fieldTypes: allFieldTypes(extensions),
    formats: allFormats(allDialects(extensions), extensions, codecs),
    vocabulary: allWords(vocabulary, extensions),
    inference: inferSchema,
    meanings: allMeanings(extensions),
    ...allDecoders,
  };
}

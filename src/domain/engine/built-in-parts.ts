import { builtInFieldTypes } from '../field-types/index.js';
import type { Format } from '../formats/format.js';
import { builtInFormats } from '../formats/index.js';
import { inferSchema } from '../inference/index.js';
import { extendedVocabulary } from '../lexicon/extended-vocabulary.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { builtInDialects } from '../sql-dialects/index.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { EngineParts } from './engine.js';
import type { Extension } from './extension.js';

/** The dialects of this package, followed by those of extensions. */
export function allDialects(extensions: readonly Extension[]): readonly SqlDialect[] {
  return [...builtInDialects, ...extensions.flatMap(({ dialects = [] }) => dialects)];
}

/** The formats of this package, with SQL in the given dialects, followed by those of extensions. */
export function allFormats(
  dialects: readonly SqlDialect[],
  extensions: readonly Extension[],
): readonly Format[] {
  return [...builtInFormats(dialects), ...extensions.flatMap(({ formats = [] }) => formats)];
}

/**
 * The parts of this package with the given vocabulary, followed by those of extensions. Throws if a locale repeats.
 *
 * @example
 * const english = plainVocabulary([plainLexicon('en', {})]);
 * builtInParts(english).formats.map(({ name }) => name); // => ['json', 'ndjson', 'csv', 'sql']
 */
export function builtInParts(
  vocabulary: Vocabulary,
  extensions: readonly Extension[] = [],
): EngineParts {
  return {
    fieldTypes: [...builtInFieldTypes, ...extensions.flatMap(({ fieldTypes = [] }) => fieldTypes)],
    formats: allFormats(allDialects(extensions), extensions),
    vocabulary: extendedVocabulary(
      vocabulary,
      extensions.flatMap(({ lexicons = [] }) => lexicons),
    ),
    inference: inferSchema,
  };
}

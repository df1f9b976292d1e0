import { builtInParts } from '../domain/engine/built-in-parts.js';
import { TableEngine } from '../domain/engine/table-engine.js';
import type { FieldType } from '../domain/field-types/field-type.js';
import { builtInFormats } from '../domain/formats/index.js';
import type { Vocabulary } from '../domain/lexicon/lexicon.js';
import { builtInDialects } from '../domain/sql-dialects/index.js';
import type { SqlDialect } from '../domain/sql-dialects/sql-dialect.js';
import { testVocabulary } from './test-vocabulary.js';

/**
 * The options of all laws.
 *
 * @example
 * const options: LawOptions = { vocabulary: plainVocabulary([plainLexicon('en', { word: ['tea'] })]) };
 * options.vocabulary?.locales; // => ['en']
 */
export interface LawOptions {
  /** The words that the tables of the laws draw from; by default a few English words. Its first locale is loaded. */
  readonly vocabulary?: Vocabulary;
}

/** Returns the engine of the package with the author's parts. A part replaces the built-in part of the same name. */
export function engineWith(
  { vocabulary = testVocabulary }: LawOptions,
  own: {
    readonly fieldTypes?: readonly FieldType[];
    readonly dialects?: readonly SqlDialect[];
  } = {},
): TableEngine {
  const parts = builtInParts(vocabulary);
  return new TableEngine({
    ...parts,
    fieldTypes: replaced(parts.fieldTypes, own.fieldTypes),
    formats: builtInFormats(replaced(builtInDialects, own.dialects), {}),
  });
}

function replaced<A extends { readonly name: string }>(
  builtIn: readonly A[],
  own: readonly A[] = [],
): readonly A[] {
  const names = new Set(own.map(({ name }) => name));
  return [...builtIn.filter(({ name }) => !names.has(name)), ...own];
}

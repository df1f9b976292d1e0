import { type CatalogueEntry, catalogue } from '../../domain/catalogue/catalogue.js';
import { builtInParts } from '../../domain/engine/built-in-parts.js';
import type { Extension } from '../../domain/engine/extension.js';
import { TableEngine } from '../../domain/engine/table-engine.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { en } from '../lexicon/locales/en.js';
import { nodeAtlas } from '../places/node-atlas.js';

/**
 * The catalogue of field types, as GET /field-types returns it; types of extensions come last.
 *
 * @example
 * const uuid = fieldTypes().find(({ type }) => type === 'uuid');
 * uuid?.category; // => 'numbers and ids'
 */
export function fieldTypes({
  extensions = [],
}: {
  readonly extensions?: readonly Extension[];
} = {}): readonly CatalogueEntry[] {
  const words = new LazyVocabulary({ loaded: [en], atlas: nodeAtlas });
  return catalogue(new TableEngine(builtInParts(words, extensions)));
}

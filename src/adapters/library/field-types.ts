import type { CatalogueEntry } from '../../domain/catalogue/catalogue.js';
import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { Engine } from '../../domain/engine/engine.js';
import type { Extension } from '../../domain/engine/extension.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { worldAtlas } from '../places/world-atlas.js';

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
  return new Engine(builtInParts(new FakerWords(worldAtlas), extensions)).catalogue();
}

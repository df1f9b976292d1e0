import type { CatalogueEntry } from '../../domain/catalogue/catalogue.js';
import type { Extension } from '../../domain/engine/extension.js';
import { standardEngine } from '../engine/standard-engine.js';

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
  return standardEngine(extensions).catalogue();
}

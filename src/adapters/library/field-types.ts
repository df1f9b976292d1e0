import { type CatalogueEntry, catalogue } from '../../domain/field-types/catalogue.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { worldAtlas } from '../places/world-atlas.js';

/** The field types with their constraints, as GET /field-types tells them. */
export function fieldTypes(): readonly CatalogueEntry[] {
  return catalogue(new FakerWords(worldAtlas));
}

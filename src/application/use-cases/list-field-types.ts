import { type CatalogueEntry, catalogue } from '../../domain/field-types/catalogue.js';
import type { Vocabulary } from '../../domain/lexicon/lexicon.js';

/** The field types with their constraints, each with an example made by the engine. */
export class ListFieldTypes {
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  run(): readonly CatalogueEntry[] {
    return catalogue(this.#vocabulary);
  }
}

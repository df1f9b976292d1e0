import { Entities } from '../entities/entities.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { deriveKey, seedKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Field, GenerateRequest } from '../schema/generate-request.js';
import type { ColumnContext } from './column-context.js';

/** Hands out the keys of a table and keeps the entities that its columns share. */
export class TableContext {
  readonly #key: Key;
  readonly #vocabulary: Vocabulary;
  readonly #entities = new Map<string, Entities>();

  constructor({ seed }: GenerateRequest, vocabulary: Vocabulary) {
    // One table a request until several exist; its place in the key is kept, so that the first stays.
    this.#key = deriveKey(seedKey(seed), 'table', '');
    this.#vocabulary = vocabulary;
  }

  column({ name, unique, link, locale }: Field): ColumnContext {
    return {
      key: (purpose) => deriveKey(this.#key, 'column', name, purpose),
      unique,
      entities: this.#entitiesOf(locale),
      link,
      lexicon: this.#vocabulary.lexicon(locale),
    };
  }

  #entitiesOf(locale: string): Entities {
    let entities = this.#entities.get(locale);
    if (entities === undefined) {
      entities = new Entities(this.#key, this.#vocabulary.lexicon(locale));
      this.#entities.set(locale, entities);
    }
    return entities;
  }
}

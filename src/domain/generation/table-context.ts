import { Entities } from '../entities/entities.js';
import type { Lexicon, Vocabulary } from '../lexicon/lexicon.js';
import { deriveKey, seedKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Field, GenerateRequest } from '../schema/generate-request.js';
import type { ColumnContext } from './column-context.js';

/** Hands out the keys of a table and keeps the entities that its columns share. */
export class TableContext {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  readonly #entities: Entities;

  constructor({ seed, locale }: GenerateRequest, vocabulary: Vocabulary) {
    // One table a request until several exist; its place in the key is kept, so that the first stays.
    this.#key = deriveKey(seedKey(seed), 'table', '');
    this.#lexicon = vocabulary.lexicon(locale);
    this.#entities = new Entities(this.#key, this.#lexicon);
  }

  column({ name, unique, link }: Field): ColumnContext {
    return {
      key: (purpose) => deriveKey(this.#key, 'column', name, purpose),
      unique,
      entities: this.#entities,
      link,
      lexicon: this.#lexicon,
    };
  }
}

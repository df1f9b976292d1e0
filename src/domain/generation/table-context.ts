import type { Moments } from '../columns/moments.js';
import { Entities } from '../entities/entities.js';
import type { ColumnContext } from '../field-types/column-context.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { deriveKey, seedKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Field, GenerateRequest } from './generate-request.js';

/** Derives the keys of a table, and owns the entities and moments that its columns share. */
export class TableContext {
  readonly #key: Key;
  readonly #vocabulary: Vocabulary;
  readonly #entities = new Map<string, Entities>();
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #moments = new Map<string, Moments>();

  constructor({ seed, fields }: GenerateRequest, vocabulary: Vocabulary) {
    // A request has one table so far. The key already contains its name, so its cells will not change with more tables.
    this.#key = deriveKey(seedKey(seed), 'table', '');
    this.#vocabulary = vocabulary;
    this.#fields = new Map(fields.map((field) => [field.name, field]));
  }

  column({ name, unique, link, locale }: Field): ColumnContext {
    return {
      key: (purpose) => deriveKey(this.#key, 'column', name, purpose),
      unique,
      entities: this.#entitiesOf(locale),
      link,
      lexicon: this.#vocabulary.lexicon(locale),
      moments: (field = name) => this.#momentsOf(field),
    };
  }

  /** The recursion ends, because requests with a cycle of `after` and `before` are refused. */
  #momentsOf(name: string): Moments {
    let moments = this.#moments.get(name);
    if (moments === undefined) {
      const field = this.#fields.get(name);
      const timeline = field?.type.timeline;
      if (field === undefined || timeline === undefined)
        throw new Error(`field ${name} has no moments`);
      moments = timeline.moments(field.constraints, this.column(field));
      this.#moments.set(name, moments);
    }
    return moments;
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

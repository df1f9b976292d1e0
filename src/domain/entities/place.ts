import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { evenFacet, type IndexFacet } from './facet.js';

/** The hidden place of a row. */
export class Place {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  #city: IndexFacet | undefined;
  #country: IndexFacet | undefined;

  constructor(key: Key, lexicon: Lexicon) {
    this.#key = key;
    this.#lexicon = lexicon;
  }

  get cities(): readonly string[] {
    return requiredWords(this.#lexicon, 'city');
  }

  get countries(): readonly string[] {
    return requiredWords(this.#lexicon, 'country');
  }

  get city(): IndexFacet {
    this.#city ??= evenFacet(this.#key, 'city', this.cities.length);
    return this.#city;
  }

  get country(): IndexFacet {
    this.#country ??= evenFacet(this.#key, 'country', this.countries.length);
    return this.#country;
  }

  /** A key for what else a column shows of this place. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }
}

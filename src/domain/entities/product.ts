import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { evenFacet, type IndexFacet, weightedFacet } from './facet.js';
import { CATEGORIES, LINES } from './product-catalogue.js';

/** The hidden product of a row. */
export class Product {
  readonly #key: Key;
  #category: IndexFacet | undefined;
  #line: IndexFacet | undefined;

  constructor(key: Key) {
    this.#key = key;
  }

  /** An index in the values of `CATEGORIES`. */
  get category(): IndexFacet {
    this.#category ??= weightedFacet(this.#key, 'category', CATEGORIES.weights);
    return this.#category;
  }

  /** An index in `LINES`. */
  get line(): IndexFacet {
    this.#line ??= evenFacet(this.#key, 'line', LINES.length);
    return this.#line;
  }

  /** The key for another property of this product. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }
}

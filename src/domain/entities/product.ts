import type { Lexicon } from '../lexicon/lexicon.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { evenFacet, type IndexFacet, weightedFacet } from './facet.js';
import { CATEGORIES, type Catalogue, catalogueOf } from './product-catalogue.js';

/** The hidden product of a row. */
export class Product {
  /** The words of product names. */
  readonly catalogue: Catalogue;
  readonly #key: Key;
  #category: IndexFacet | undefined;
  #line: IndexFacet | undefined;

  constructor(key: Key, lexicon: Lexicon) {
    this.#key = key;
    this.catalogue = catalogueOf(lexicon);
  }

  /** An index in the values of `CATEGORIES`. */
  get category(): IndexFacet {
    this.#category ??= weightedFacet(this.#key, 'category', CATEGORIES.weights);
    return this.#category;
  }

  /** An index in the lines of the catalogue. */
  get line(): IndexFacet {
    this.#line ??= evenFacet(this.#key, 'line', this.catalogue.lines.length);
    return this.#line;
  }

  /** The key for another property of this product. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }
}

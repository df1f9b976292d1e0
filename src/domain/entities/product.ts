import { IndexVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { evenFacet, type IndexFacet, weightedFacet } from './facet.js';
import { CATEGORIES, type Catalogue, catalogueOf, type GoodsRun } from './product-catalogue.js';

/** The hidden product of a row. */
export class Product {
  /** The words of product names. */
  readonly catalogue: Catalogue;
  readonly #key: Key;
  #category: IndexFacet | undefined;
  #line: IndexFacet | undefined;
  #item: IndexFacet | undefined;

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

  /** An index in the goods of the catalogue, of the product's category. */
  get item(): IndexFacet {
    this.#item ??= this.#drawItem();
    return this.#item;
  }

  /** The key for another property of this product. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  #drawItem(): IndexFacet {
    const { category } = this;
    const { runs } = this.catalogue;
    const key = this.key('item');
    const indices = new IndexVector();
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const run = runs[category.indices.data[i] as number] as GoodsRun;
        indices.data[i] = run.start + drawBelow(key, row + i, run.count);
      }
    };
    return { indices, steps: [...category.steps, { vectors: [indices], fill }] };
  }
}

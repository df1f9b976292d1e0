import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { CARD_BRANDS, type CardBrand } from './card-numbers.js';
import { type IndexFacet, weightedFacet } from './facet.js';

/**
 * The weight of each brand, in the order of the brands: its share of worldwide card purchases in 2015, in percent
 * (Nilson Report). Diners Club and Discover have 1 percent together, which is split evenly.
 */
const SHARES = [55.5, 26.3, 3.2, 0.5, 0.5, 1.2, 12.8];

/** The hidden payment card of a row. */
export class Card {
  readonly #key: Key;
  readonly #only: CardBrand | undefined;
  #brand: IndexFacet | undefined;

  /** `only` restricts all cards to one brand. */
  constructor(key: Key, only: CardBrand | undefined) {
    this.#key = key;
    this.#only = only;
  }

  /** An index in `CARD_BRANDS`. */
  get brand(): IndexFacet {
    this.#brand ??= this.#drawBrand();
    return this.#brand;
  }

  /** The key for another property of this card. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  #drawBrand(): IndexFacet {
    const shares = SHARES.map((share, i) =>
      this.#only === undefined || this.#only === CARD_BRANDS[i] ? share : 0,
    );
    return weightedFacet(this.#key, 'brand', shares);
  }
}

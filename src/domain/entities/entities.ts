import type { Lexicon } from '../lexicon/lexicon.js';
import type { PlaceNarrowing } from '../places/places.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { Card } from './card.js';
import type { CardBrand } from './card-numbers.js';
import { Company } from './company.js';
import { type Gender, Person } from './person.js';
import { Place } from './place.js';
import { Product } from './product.js';

export type EntityKind = 'person' | 'place' | 'company' | 'product' | 'card';

/**
 * The hidden entities of a table's rows, in one locale. An entity is keyed by kind, link, locale and what
 * narrows it, never by a column: so two columns that show facets of one agree, also when only one of them
 * was asked for.
 */
export class Entities {
  readonly #table: Key;
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, Person | Place | Company | Product | Card>();

  constructor(table: Key, lexicon: Lexicon) {
    this.#table = table;
    this.#lexicon = lexicon;
  }

  /** The person of a link; those of one gender alone are others than those of any. */
  person(link: string, gender?: Gender): Person {
    const narrowing = gender === undefined ? [] : [gender];
    return this.#entity('person', [link, ...narrowing], (key) => {
      return new Person(key, this.#lexicon, gender);
    });
  }

  /** Places that are narrowed to a country or to large cities are others than those of anywhere. */
  place(link: string, narrowing: PlaceNarrowing = {}): Place {
    const { country = '', minPopulation = 0 } = narrowing;
    const names = country === '' && minPopulation === 0 ? [] : [country, String(minPopulation)];
    return this.#entity('place', [link, ...names], (key) => {
      return new Place(key, this.#lexicon, narrowing);
    });
  }

  company(link: string): Company {
    return this.#entity('company', [link], (key) => new Company(key, this.#lexicon));
  }

  product(link: string): Product {
    return this.#entity('product', [link], (key) => new Product(key));
  }

  /** Cards that are narrowed to a brand are other cards than those of any brand. */
  card(link: string, brand?: CardBrand): Card {
    const narrowing = brand === undefined ? [] : [brand];
    return this.#entity('card', [link, ...narrowing], (key) => new Card(key, brand));
  }

  #entity<E extends Person | Place | Company | Product | Card>(
    kind: EntityKind,
    [link = '', ...narrowing]: readonly string[],
    make: (key: Key) => E,
  ): E {
    const name = JSON.stringify([kind, link, ...narrowing]);
    let entity = this.#known.get(name) as E | undefined;
    if (entity === undefined) {
      const { locale } = this.#lexicon;
      entity = make(deriveKey(this.#table, 'entity', kind, link, locale, ...narrowing));
      this.#known.set(name, entity);
    }
    return entity;
  }
}

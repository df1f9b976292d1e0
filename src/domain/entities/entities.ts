import type { Lexicon } from '../lexicon/lexicon.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { Card } from './card.js';
import type { CardBrand } from './card-numbers.js';
import { Company } from './company.js';
import { Person } from './person.js';
import { Place } from './place.js';
import { Product } from './product.js';

export type EntityKind = 'person' | 'place' | 'company' | 'product' | 'card';

/**
 * The hidden entities of a table's rows. An entity is keyed by kind, link and locale, never by a column:
 * so two columns that show facets of one agree, also when only one of them was asked for.
 */
export class Entities {
  readonly #table: Key;
  readonly #lexicon: Lexicon;
  readonly #people = new Map<string, Person>();
  readonly #places = new Map<string, Place>();
  readonly #companies = new Map<string, Company>();
  readonly #products = new Map<string, Product>();
  readonly #cards = new Map<string, Card>();

  constructor(table: Key, lexicon: Lexicon) {
    this.#table = table;
    this.#lexicon = lexicon;
  }

  person(link: string): Person {
    return this.#entity(this.#people, Person, 'person', link);
  }

  place(link: string): Place {
    return this.#entity(this.#places, Place, 'place', link);
  }

  company(link: string): Company {
    return this.#entity(this.#companies, Company, 'company', link);
  }

  product(link: string): Product {
    return this.#entity(this.#products, Product, 'product', link);
  }

  /** Cards that are narrowed to a brand are other cards than those of any brand. */
  card(link: string, brand?: CardBrand): Card {
    const narrowing = brand === undefined ? [] : [brand];
    const name = JSON.stringify([link, ...narrowing]);
    let card = this.#cards.get(name);
    if (card === undefined) {
      card = new Card(this.#key('card', link, ...narrowing), brand);
      this.#cards.set(name, card);
    }
    return card;
  }

  #key(kind: EntityKind, link: string, ...narrowing: readonly string[]): Key {
    return deriveKey(this.#table, 'entity', kind, link, this.#lexicon.locale, ...narrowing);
  }

  #entity<E>(
    known: Map<string, E>,
    Kind: new (key: Key, lexicon: Lexicon) => E,
    kind: EntityKind,
    link: string,
  ): E {
    let entity = known.get(link);
    if (entity === undefined) {
      entity = new Kind(this.#key(kind, link), this.#lexicon);
      known.set(link, entity);
    }
    return entity;
  }
}

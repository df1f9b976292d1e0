import type { DrawnNumbers } from '../columns/drawn.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { birthDays } from './birth-days.js';
import { Card } from './card.js';
import type { CardBrand } from './card-numbers.js';
import { Company } from './company.js';
import { Exchange } from './exchange.js';
import { type Gender, Person } from './person.js';
import { Place, type PlaceNarrowing } from './place.js';
import { Product } from './product.js';

export type EntityKind = 'person' | 'place' | 'company' | 'product' | 'card' | 'exchange';

type Entity = Person | Place | Company | Product | Card | Exchange;

/** Makes the person of a link with a key. */
export type MakePerson = (
  key: Key,
  lexicon: Lexicon,
  link: string,
  gender?: Gender,
  shownBirth?: () => DrawnNumbers,
) => Person;

/** The bounds of the ages that a table shows of people. */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
}

/** Makes the place of a link with a key. */
export type MakePlace = (
  key: Key,
  lexicon: Lexicon,
  link: string,
  narrowing: PlaceNarrowing,
) => Place;

/** How the entities of which something may be known are made. */
export interface EntityMakers {
  readonly makePerson: MakePerson;
  readonly makePlace: MakePlace;
}

const DRAWN: EntityMakers = {
  makePerson: (key, lexicon, _link, gender, shownBirth) =>
    new Person(key, lexicon, gender, shownBirth),
  makePlace: (key, lexicon, _link, narrowing) => new Place(key, lexicon, narrowing),
};

/**
 * The hidden entities of a table's rows, in one locale. The key of an entity derives from its kind, link, locale and
 * narrowing, never from a column. Columns that show facets of one entity therefore agree, and a column has the same
 * values whether or not the others are in the request. The exception are given names: where the table shows an age of the
 * person, they are those of the decade of birth.
 */
export class Entities {
  readonly #table: Key;
  readonly #lexicon: Lexicon;
  readonly #makers: EntityMakers;
  readonly #shownAges: ReadonlyMap<string, AgeBounds>;
  readonly #known = new Map<string, Entity>();

  /** `shownAges` are those of the people of each link. */
  constructor(
    table: Key,
    lexicon: Lexicon,
    makers = DRAWN,
    shownAges: ReadonlyMap<string, AgeBounds> = new Map(),
  ) {
    this.#shownAges = shownAges;
    this.#table = table;
    this.#lexicon = lexicon;
    this.#makers = makers;
  }

  /** The person of a link. People restricted to one gender are different entities. */
  person(link: string, gender?: Gender): Person {
    const narrowing = gender === undefined ? [] : [gender];
    return this.#entity('person', [link, ...narrowing], (key) => {
      const ages = this.#shownAges.get(link);
      const shownBirth = ages && (() => birthDays(this.person(link), ages.min, ages.max));
      return this.#makers.makePerson(key, this.#lexicon, link, gender, shownBirth);
    });
  }

  /** The place of a link. Places of different countries or smallest populations are different entities. */
  place(link: string, narrowing: PlaceNarrowing): Place {
    const { countries, minPopulation } = narrowing;
    const sizes = minPopulation === undefined ? [] : [String(minPopulation)];
    return this.#entity('place', [link, countries.name, ...sizes], (key) => {
      return this.#makers.makePlace(key, this.#lexicon, link, narrowing);
    });
  }

  company(link: string): Company {
    return this.#entity('company', [link], (key) => new Company(key, this.#lexicon));
  }

  product(link: string): Product {
    return this.#entity('product', [link], (key) => new Product(key, this.#lexicon));
  }

  /** The card of a link. Cards restricted to one brand are different entities. */
  card(link: string, brand?: CardBrand): Card {
    const narrowing = brand === undefined ? [] : [brand];
    return this.#entity('card', [link, ...narrowing], (key) => new Card(key, brand));
  }

  exchange(link: string): Exchange {
    return this.#entity('exchange', [link], (key) => new Exchange(key));
  }

  #entity<E extends Entity>(
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

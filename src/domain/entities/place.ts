import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { CountrySet } from '../places/country-set.js';
import { type Position, positionNear } from '../places/position.js';
import { drawnForms, drawnPostalCodes, type PostalCodePiece } from '../places/postal-codes.js';
import { type PostalForms, postalForms } from '../places/postal-forms.js';
import { fillCities, sitesOf } from '../places/sites.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { IndexFacet, WordFacet } from './facet.js';
import { streetWordsOf } from './street-words.js';

/** The restrictions on the places of a column. */
export interface PlaceNarrowing {
  readonly countries: CountrySet;
  /** The least number of people of a city. */
  readonly minPopulation?: number | undefined;
}

/** The hidden place of a row: a real city, drawn by its country's share and its population, and a fictitious street. */
export class Place {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  readonly #narrowing: PlaceNarrowing;
  #city: IndexFacet | undefined;
  #region: IndexFacet | undefined;
  #country: IndexFacet | undefined;
  #timezone: IndexFacet | undefined;
  #position: Position | undefined;
  #street: WordFacet | undefined;
  #postalCode: PostalCodePiece | undefined;

  constructor(key: Key, lexicon: Lexicon, narrowing: PlaceNarrowing) {
    this.#key = key;
    this.#lexicon = lexicon;
    this.#narrowing = narrowing;
  }

  /** The countries from which the place is drawn. */
  get countries(): CountrySet {
    return this.#narrowing.countries;
  }

  /** Whether the rows of the table can be in several countries, so that an address names its own. */
  get isInSeveralCountries(): boolean {
    return this.countries.shares?.size !== 1;
  }

  /** An index in the gazetteer's list of cities. */
  get city(): IndexFacet {
    this.#city ??= this.#drawCity();
    return this.#city;
  }

  /** An index in the gazetteer's list of regions. */
  get region(): IndexFacet {
    this.#region ??= lookedUp(this.city, this.#gazetteer.cities.regions);
    return this.#region;
  }

  /** An index in the gazetteer's list of countries. */
  get country(): IndexFacet {
    this.#country ??= lookedUp(this.city, this.#gazetteer.cities.countries);
    return this.#country;
  }

  /** An index in the gazetteer's list of time zones. */
  get timezone(): IndexFacet {
    this.#timezone ??= lookedUp(this.city, this.#gazetteer.cities.timezones);
    return this.#timezone;
  }

  /** A position near the centre of the city. */
  get position(): Position {
    this.#position ??= positionNear(this.#gazetteer.cities, this.city, this.key('position'));
    return this.#position;
  }

  /** A postal code of the city; the empty text if the country has none. */
  get postalCode(): PostalCodePiece {
    const { forms, shown } = this.postalForms;
    this.#postalCode ??= drawnPostalCodes(this.city, this.key('postal_code'), forms, shown);
    return this.#postalCode;
  }

  /** The form of the postal codes of each city, and the forms that the place can have. */
  protected get postalForms(): { readonly forms: PostalForms; readonly shown: PostalForms } {
    return { forms: postalForms(this.#gazetteer), shown: drawnForms(this.countries) };
  }

  /** A street of the country; the words of the locale if no streets of the country are known. */
  get street(): WordFacet {
    this.#street ??= this.#drawStreet();
    return this.#street;
  }

  /** The key for another property of this place. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  get #gazetteer() {
    return this.countries.gazetteer;
  }

  #drawStreet(): WordFacet {
    const { words, lists, weights } = streetWordsOf(this.#lexicon, this.countries);
    const list = lookedUp(this.country, lists);
    const key = this.key('street');
    const indices = new IndexVector();
    const fill: Fill = (row, count, kernel) => {
      kernel.drawByState(indices.data, key, row, count, list.indices.data, weights());
    };
    const step: FillStep = {
      vectors: [indices],
      fill,
      get lists() {
        return [weights().columns];
      },
    };
    return { indices, steps: [...list.steps, step], words };
  }

  #drawCity(): IndexFacet {
    const { countries, minPopulation } = this.#narrowing;
    const sites = sitesOf(countries);
    const key = this.key('city');
    const indices = new IndexVector();
    const fill: Fill = (row, count, kernel) => {
      fillCities(indices.data, key, row, count, sites, minPopulation, kernel);
    };
    const lists = [sites.cities, sites.table.pairs];
    return { indices, steps: [{ vectors: [indices], fill, lists }] };
  }
}

/** The facet list[i] of the index i of another facet. */
function lookedUp(facet: IndexFacet, list: Int32Array): IndexFacet {
  const indices = new IndexVector();
  const fill: Fill = (_row, count, kernel) => {
    kernel.lookUp(indices.data, list, facet.indices.data, count);
  };
  return { indices, steps: [...facet.steps, { vectors: [indices], fill, lists: [list] }] };
}

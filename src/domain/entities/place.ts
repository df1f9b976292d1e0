import type { Fill, FillStep } from '../columns/column-plan.js';
import { IndexVector, type TextVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import type { PlaceNarrowing } from '../places/places.js';
import { type Position, positionNear } from '../places/position.js';
import { drawnPostalCodes } from '../places/postal-codes.js';
import { requiredPlaces } from '../places/required-places.js';
import { fillCities, sitesOf } from '../places/sites.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { evenFacet, type IndexFacet, type WordFacet } from './facet.js';
import { plainWords } from './word-forms.js';

/** A street: a name and what kind of street it is. */
export interface Street {
  readonly name: WordFacet;
  readonly suffix: WordFacet;
}

/** The hidden place of a row: a city, drawn by its population. The street in it is made up. */
export class Place {
  readonly #key: Key;
  readonly #lexicon: Lexicon;
  readonly #narrowing: PlaceNarrowing;
  #city: IndexFacet | undefined;
  #region: IndexFacet | undefined;
  #country: IndexFacet | undefined;
  #timezone: IndexFacet | undefined;
  #position: Position | undefined;
  #street: Street | undefined;
  #postalCode: { readonly texts: TextVector; readonly steps: readonly FillStep[] } | undefined;

  constructor(key: Key, lexicon: Lexicon, narrowing: PlaceNarrowing) {
    this.#key = key;
    this.#lexicon = lexicon;
    this.#narrowing = narrowing;
  }

  /** A place in the gazetteer's list of cities. */
  get city(): IndexFacet {
    this.#city ??= this.#drawCity();
    return this.#city;
  }

  /** A place in the gazetteer's list of regions. */
  get region(): IndexFacet {
    this.#region ??= lookedUp(this.city, this.#gazetteer.cities.regions);
    return this.#region;
  }

  /** A place in the gazetteer's list of countries. */
  get country(): IndexFacet {
    this.#country ??= lookedUp(this.city, this.#gazetteer.cities.countries);
    return this.#country;
  }

  /** A place in the gazetteer's list of time zones. */
  get timezone(): IndexFacet {
    this.#timezone ??= lookedUp(this.city, this.#gazetteer.cities.timezones);
    return this.#timezone;
  }

  /** A spot near the middle of the city. */
  get position(): Position {
    this.#position ??= positionNear(this.#gazetteer.cities, this.city, this.key('position'));
    return this.#position;
  }

  /** A code of the region; the empty text where the country has none. */
  get postalCode(): { readonly texts: TextVector; readonly steps: readonly FillStep[] } {
    this.#postalCode ??= drawnPostalCodes(this.#gazetteer, this.region, this.key('postal_code'));
    return this.#postalCode;
  }

  get street(): Street {
    this.#street ??= {
      name: this.#word('street', plainWords(requiredWords(this.#lexicon, 'last_name'))),
      suffix: this.#word(
        'street_suffix',
        plainWords(requiredWords(this.#lexicon, 'street_suffix')),
      ),
    };
    return this.#street;
  }

  /** A key for what else a column shows of this place. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  get #gazetteer() {
    return requiredPlaces(this.#lexicon).gazetteer;
  }

  #word(purpose: string, words: readonly string[]): WordFacet {
    return { ...evenFacet(this.#key, purpose, words.length), words };
  }

  #drawCity(): IndexFacet {
    const { country, minPopulation } = this.#narrowing;
    const sites = sitesOf(requiredPlaces(this.#lexicon), country);
    const key = this.key('city');
    const indices = new IndexVector();
    const fill: Fill = (row, count, kernel) => {
      fillCities(indices.data, key, row, count, sites, minPopulation, kernel);
    };
    const lists = [sites.cities, sites.table.pairs];
    return { indices, steps: [{ vectors: [indices], fill, lists }] };
  }
}

/** What a list says of another facet. */
function lookedUp(facet: IndexFacet, list: Int32Array): IndexFacet {
  const indices = new IndexVector();
  const fill: Fill = (_row, count, kernel) => {
    kernel.lookUp(indices.data, list, facet.indices.data, count);
  };
  return { indices, steps: [...facet.steps, { vectors: [indices], fill, lists: [list] }] };
}

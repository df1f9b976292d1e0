import type { Fill } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { type CountrySet, countrySet } from '../places/country-set.js';
import type { KnownPlace } from '../places/known-cities.js';
import { formOfCode, postalForms } from '../places/postal-forms.js';
import { firstWithout, runningSums } from '../places/sites.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { IndexFacet } from './facet.js';
import { Place, type PlaceNarrowing } from './place.js';

/** The hidden place of a row of which something is known: one of some cities, drawn by population. */
export class NamedPlace extends Place {
  readonly #cities: Int32Array;
  readonly #code: string | undefined;
  readonly #isInSeveralCountries: boolean;
  #city: IndexFacet | undefined;

  constructor(
    key: Key,
    lexicon: Lexicon,
    narrowing: PlaceNarrowing,
    { cities, postalCode }: Pick<KnownPlace, 'postalCode'> & { readonly cities: Int32Array },
  ) {
    super(key, lexicon, { ...narrowing, countries: countriesOf(cities, narrowing.countries) });
    this.#isInSeveralCountries = narrowing.countries.shares?.size !== 1;
    this.#cities = cities;
    this.#code = postalCode;
  }

  override get isInSeveralCountries(): boolean {
    return this.#isInSeveralCountries;
  }

  override get city(): IndexFacet {
    this.#city ??= this.#drawCity();
    return this.#city;
  }

  protected override get postalForms() {
    const { gazetteer } = this.countries;
    const known = this.#code === undefined ? undefined : formOfCode(this.#code);
    const forms = postalForms(gazetteer);
    if (known !== undefined) return { forms: forms.map(() => known), shown: [known] };
    return { forms, shown: [...new Set(Array.from(this.#cities, (city) => forms[city]))] };
  }

  #drawCity(): IndexFacet {
    const cities = this.#cities;
    const { populations } = this.countries.gazetteer.cities;
    const sums = runningSums(cities.map((city) => populations[city] as number));
    const key = this.key('city');
    const indices = new IndexVector();
    const fill: Fill = (row, count) => {
      for (let i = 0; i < count; i++) {
        const draw = drawBelow(key, row + i, sums[sums.length - 1] as number);
        const at = firstWithout(sums.length, (index) => (sums[index] as number) <= draw);
        indices.data[i] = cities[at] as number;
      }
    };
    return { indices, steps: [{ vectors: [indices], fill }] };
  }
}

/** The countries of these cities: their addresses have the forms of these, and not of the others of a table. */
function countriesOf(cities: Int32Array, { gazetteer }: CountrySet): CountrySet {
  const indices = new Set(cities.map((city) => gazetteer.cities.countries[city] as number));
  const codes = [...indices].map((index) => gazetteer.countries[index]?.alpha2 ?? '');
  return countrySet(
    { gazetteer },
    codes.map((code) => ({ code, share: 1, path: '' })),
  );
}

import { choiceColumn } from '../../columns/choice-column.js';
import type { ColumnPlan } from '../../columns/column-plan.js';
import { drawnIndices } from '../../columns/drawn.js';
import { textColumn, words } from '../../columns/pieces.js';
import type { GivenCountries } from '../../constraints/countries.js';
import type { IndexFacet } from '../../entities/facet.js';
import type { Place } from '../../entities/place.js';
import { keptList } from '../../entities/word-forms.js';
import type { Scalar } from '../../kernel/word-table.js';
import { type CountrySet, hasCountry, wordsShown } from '../../places/country-set.js';
import type { Country } from '../../places/gazetteer.js';
import { countriesOf, type OwnNames, type Places } from '../../places/places.js';
import type { ColumnContext } from '../column-context.js';
import type { GivenValues } from '../listed-values.js';
import { placeOf } from './place-country.js';

/** Returns a word for each country of the gazetteer: the locale's own name `own` if it has one, otherwise `word`. */
export function countryWords(
  { gazetteer, names }: Places,
  form: string,
  word: (country: Country) => string,
  own?: Exclude<keyof OwnNames, 'alpha2'>,
): readonly string[] {
  const { countries } = gazetteer;
  if (own === undefined || names === undefined) {
    return keptList(countries, form, () => countries.map(word));
  }
  return keptList(names, own, () => {
    const ownWords = new Map(names.map((country) => [country.alpha2, country[own]]));
    return countries.map((country) => ownWords.get(country.alpha2) ?? word(country));
  });
}

/** Returns the distinct words of the countries of a set. */
export function shownCountryWords(set: CountrySet, all: readonly string[]): readonly string[] {
  return wordsShown(set, all, (country) => hasCountry(set, country));
}

/** Returns the distinct words of all countries that the locale has. */
export function allCountryWords(places: Places, all: readonly string[]): readonly string[] {
  const codes = new Set(countriesOf(places).map(({ alpha2 }) => alpha2));
  const { countries } = places.gazetteer;
  return keptList(all, `of the ${codes.size} countries of the locale`, () => [
    ...new Set(all.filter((_, i) => codes.has(countries[i]?.alpha2 ?? ''))),
  ]);
}

/** A column of words for a facet of the row's place; a unique column draws uniformly from the distinct words. */
export function placeColumn(
  context: ColumnContext,
  country: GivenCountries | undefined,
  all: readonly string[],
  facet: {
    readonly of: (place: Place) => IndexFacet;
    readonly shown: (set: CountrySet) => readonly string[];
  },
): ColumnPlan {
  const place = placeOf(context, country);
  if (context.unique) {
    const shown = facet.shown(place.countries);
    const { indices, steps } = drawnIndices(context, shown.length);
    return textColumn(steps, words(shown, indices));
  }
  const { indices, steps } = facet.of(place);
  return textColumn(steps, words(all, indices));
}

/** As `placeColumn`, with one word for each country. */
export function countryColumn(
  context: ColumnContext,
  country: GivenCountries | undefined,
  all: readonly string[],
): ColumnPlan {
  return placeColumn(context, country, all, {
    of: (place) => place.country,
    shown: (set) => shownCountryWords(set, all),
  });
}

/**
 * A column of given values, or of the built-in values with given weights. It is drawn with the keys of the row's
 * place, so that columns with the same link and the same list agree.
 */
export function givenColumn(
  name: string,
  values: readonly Scalar[],
  { weights }: GivenValues,
  context: ColumnContext,
): ColumnPlan {
  if (context.unique) return choiceColumn(values, weights, context);
  const place = placeOf(context, undefined);
  const draws = { unique: false, key: (purpose: string) => place.key(`${name} ${purpose}`) };
  return choiceColumn(values, weights, draws);
}

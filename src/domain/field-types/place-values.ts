import { choiceColumn } from '../columns/choice-column.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { Scalar } from '../columns/words.js';
import type { IndexFacet } from '../entities/facet.js';
import type { Place } from '../entities/place.js';
import { distinctWords, keptList } from '../entities/word-forms.js';
import type { ColumnContext } from '../generation/column-context.js';
import type { Country } from '../places/gazetteer.js';
import type { PlaceNarrowing, Places } from '../places/places.js';
import type { GivenValues } from './listed-values.js';

/** A word a country, in the order of the gazetteer; the locale's own country as the locale calls it. */
export function countryWords(
  places: Places,
  form: string,
  word: (country: Country) => string,
  own?: string,
): readonly string[] {
  const { countries } = places.gazetteer;
  return keptList(countries, `${form} ${own === undefined ? '' : `${places.country} ${own}`}`, () =>
    countries.map((country) =>
      own !== undefined && country.alpha2 === places.country ? own : word(country),
    ),
  );
}

/** The different ones of such words that a column can show. */
export function shownCountryWords(places: Places, all: readonly string[]): readonly string[] {
  const { gazetteer, country } = places;
  if (country === undefined) return distinctWords(all);
  return all.filter((_, i) => gazetteer.countries[i]?.alpha2 === country);
}

/** A column of words of a facet of the row's place; of all of them evenly where they are counted. */
export function placeColumn(
  context: ColumnContext,
  all: readonly string[],
  shown: readonly string[],
  facet: (place: Place) => IndexFacet,
  narrowing?: PlaceNarrowing,
): ColumnPlan {
  if (context.unique) {
    const { indices, steps } = drawnIndices(context, shown.length);
    return textColumn(steps, words(shown, indices));
  }
  const { indices, steps } = facet(context.entities.place(context.link, narrowing));
  return textColumn(steps, words(all, indices));
}

/**
 * Values that were given, or weights for the type's own: drawn for the place of the row, so that columns with
 * the same link and the same list agree.
 */
export function givenColumn(
  name: string,
  values: readonly Scalar[],
  { weights }: GivenValues,
  context: ColumnContext,
): ColumnPlan {
  if (context.unique) return choiceColumn(values, weights, context);
  const place = context.entities.place(context.link);
  const draws = { unique: false, key: (purpose: string) => place.key(`${name} ${purpose}`) };
  return choiceColumn(values, weights, draws);
}

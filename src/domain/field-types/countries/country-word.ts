import { differentValues } from '../../columns/choice-column.js';
import type { GivenCountries } from '../../constraints/countries.js';
import { list } from '../../constraints/lists.js';
import { shortText } from '../../constraints/scalars.js';
import { checkWeights, weights } from '../../constraints/weights.js';
import type { Fault } from '../../errors/fault.js';
import type { Scalar } from '../../kernel/word-table.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { requiredPlaces } from '../../lexicon/required-places.js';
import { countrySet } from '../../places/country-set.js';
import type { Places } from '../../places/places.js';
import type { ColumnContext } from '../column-context.js';
import type { GivenValues } from '../listed-values.js';
import { checkPlaceCountry, placeCountry } from './place-country.js';
import { allCountryWords, countryColumn, givenColumn, shownCountryWords } from './place-values.js';

interface Given extends GivenValues {
  readonly country?: GivenCountries;
}

/** The part of the record that `continent` and `nationality` share: a word for the row's country, or given values. */
export function countryWord(
  name: string,
  wordsOf: (places: Places) => readonly string[],
  ownValues = '',
) {
  const leaves = 'the column is then independent of the place of the row';
  const isGiven = ({ choices, weights: given }: Given): boolean =>
    choices !== undefined || given !== undefined;
  /** The values that weights refer to: the choices, or the built-in values in alphabetical order. */
  const values = ({ choices }: Given, places: Places): readonly Scalar[] =>
    choices ?? [...allCountryWords(places, wordsOf(places))].sort();
  return {
    constraints: {
      country: placeCountry,
      choices: list(`values to draw from instead of the built-in ones; ${leaves}`, shortText),
      weights: weights(
        `relative frequency of each value, one number per value; ${leaves}${ownValues}`,
      ),
    },
    placeLists: ['places'],
    excludes: { choices: ['country'], weights: ['country'] },
    check: (given: Given, places: Places | undefined): readonly Fault[] => {
      if (places === undefined) return [];
      const faults = checkPlaceCountry(given.country, places);
      return faults.length > 0
        ? faults
        : checkWeights(given.weights, values(given, places).length, 'value');
    },
    countries: (given: Given) => (isGiven(given) ? undefined : { given: given.country }),
    capacity: (given: Given, lexicon: Lexicon): number => {
      const places = requiredPlaces(lexicon);
      if (isGiven(given)) return differentValues(values(given, places)).length;
      const set = countrySet(places, given.country);
      return shownCountryWords(set, wordsOf(places)).length;
    },
    plan: (given: Given, context: ColumnContext) => {
      const places = requiredPlaces(context.lexicon);
      return isGiven(given)
        ? givenColumn(name, values(given, places), given, context)
        : countryColumn(context, given.country, wordsOf(places));
    },
  } as const;
}

import { chosenCountries, type GivenCountries, isoCountry } from '../../constraints/countries.js';
import { list } from '../../constraints/lists.js';
import { checkChoiceWeights, choiceWeightRules, weights } from '../../constraints/weights.js';
import type { Fault } from '../../errors/fault.js';
import type { Places } from '../../places/places.js';
import { checkPlaceCountry, placeCountry } from './place-country.js';

/** The constraints of types that show the country of the row's place: `country` and `country_code`. */
export const countryConstraints = {
  country: placeCountry,
  choices: list(
    'ISO 3166 codes of the countries to draw from: the same as a list in `country` or, with `weights`, as shares there. Other columns of the place must give the same countries in `country`',
    isoCountry('a country'),
  ),
  weights: weights('relative frequency of each choice, one number per choice'),
};

interface Given {
  readonly country?: GivenCountries;
  readonly choices?: readonly string[];
  readonly weights?: readonly number[];
}

/** Returns the countries given by `country`, or by `choices` and `weights`. */
export function countriesGiven(given: Given): GivenCountries | undefined {
  return given.choices === undefined
    ? given.country
    : chosenCountries(given.choices, given.weights);
}

function checkChoices(given: Given, places: Places | undefined): readonly Fault[] {
  const faults = checkChoiceWeights(given);
  return faults.length > 0 ? faults : checkPlaceCountry(countriesGiven(given), places);
}

/** The part of the record that `country` and `country_code` share. */
export const ofCountry = {
  placeLists: ['places'],
  excludes: { choices: ['country'] },
  rules: choiceWeightRules,
  check: checkChoices,
  countries: (given: Given) => ({ given: countriesGiven(given) }),
} as const;

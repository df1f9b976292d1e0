import { differentValues } from '../columns/choice-column.js';
import { list } from '../constraints/lists.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { Fault } from '../errors/fault.js';
import { countriesOf, type Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import { checkCode, isoCountry } from './place-country.js';
import { countryWords, givenColumn, placeColumn, shownCountryWords } from './place-values.js';

const constraints = {
  format: withDefault(
    oneOf('name is Germany, alpha2 is DE, alpha3 is DEU', ['name', 'alpha2', 'alpha3']),
    'name',
  ),
  choices: list(
    'ISO 3166 codes of the countries to draw from; they leave the place of the row',
    isoCountry('a country'),
  ),
  weights: weights('how often each country comes, one each; they leave the place of the row'),
};

type Constraints = Decoded<typeof constraints>;

function allCountries({ format }: Constraints, places: Places): readonly string[] {
  const own = format === 'name' ? places.names?.country : undefined;
  return countryWords(places, format, (country) => country[format], own);
}

/** The countries that are drawn evenly, or by weights that are given. */
function values(given: Constraints, places: Places): readonly string[] {
  const all = allCountries(given, places);
  if (given.choices === undefined) return shownCountryWords(places, all);
  const { countries } = places.gazetteer;
  return given.choices.map((code) => {
    return all[countries.findIndex(({ alpha2 }) => alpha2 === code)] as string;
  });
}

function checkCountries(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (places === undefined) return [];
  const faults = (given.choices ?? []).flatMap((code, i) =>
    checkCode(code, places, `/choices/${i}`),
  );
  if (faults.length > 0) return faults;
  const { length } = given.choices ?? countriesOf(places);
  return checkWeights(given.weights, length, given.choices ? 'choice' : 'country');
}

export const country = fieldType({
  name: 'country',
  category: 'place',
  description: 'Country of the place, by its name or ISO 3166 code.',
  constraints,
  facet: { entity: 'place', words: ['country_name', 'country'] },
  placeLists: ['places'],
  check: checkCountries,
  capacity: (given, lexicon) => differentValues(values(given, requiredPlaces(lexicon))).length,
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    const shown = values(given, places);
    if (given.choices !== undefined || given.weights !== undefined) {
      return givenColumn('country', shown, given, context);
    }
    return placeColumn(context, allCountries(given, places), shown, (place) => place.country);
  },
});

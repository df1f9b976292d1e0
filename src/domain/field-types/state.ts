import { nth } from '../basics/nth.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { keptList } from '../entities/word-forms.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { type CountrySet, countrySet, hasCountry, wordsShown } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { ofPlace, placeCountry } from './countries/place-country.js';
import { placeColumn } from './countries/place-values.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: placeCountry,
  format: withDefault(
    oneOf('name is California; code is CA, the part after the country in ISO 3166-2', [
      'name',
      'code',
    ]),
    'name',
  ),
};

type Constraints = Decoded<typeof constraints>;

/** The name or the code of each region of the gazetteer. */
export function allRegions({ format }: Constraints, { gazetteer }: Places): readonly string[] {
  const { regions } = gazetteer;
  return keptList(regions, format, () => regions.map((region) => region[format]));
}

function shownRegions(all: readonly string[], set: CountrySet): readonly string[] {
  const { regions } = set.gazetteer;
  return wordsShown(set, all, (region) => hasCountry(set, nth(regions, region).country));
}

export const state = fieldType({
  name: 'state',
  synonyms: ['province', 'region'],
  category: 'place',
  description: 'State, province or region of the city.',
  constraints,
  inferred: { country: 'nothing', format: 'nothing' },
  identifies: false,
  facet: { entity: 'place', words: ['state', 'province', 'region'] },
  ...ofPlace,
  placeLists: ['place_names'],
  capacity: (given, lexicon) => {
    const places = requiredPlaces(lexicon);
    return shownRegions(allRegions(given, places), countrySet(places, given.country)).length;
  },
  plan: (given, context) => {
    const all = allRegions(given, requiredPlaces(context.lexicon));
    return placeColumn(context, given.country, all, {
      of: (place) => place.region,
      shown: (set) => shownRegions(all, set),
    });
  },
});

import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { keptList } from '../entities/word-forms.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import { checkPlaceCountry, placeCountry } from './place-country.js';
import { placeColumn } from './place-values.js';

const constraints = {
  country: placeCountry,
  format: withDefault(
    oneOf('name is California, code is CA: what stands after the country in ISO 3166-2', [
      'name',
      'code',
    ]),
    'name',
  ),
};

type Constraints = Decoded<typeof constraints>;

function allRegions({ format }: Constraints, { gazetteer }: Places): readonly string[] {
  const { regions } = gazetteer;
  return keptList(regions, format, () => regions.map((region) => region[format]));
}

function shownRegions(given: Constraints, places: Places): readonly string[] {
  const all = allRegions(given, places);
  const { country = places.country } = given;
  return keptList(all, `of ${country}`, () => {
    const { countries, regions } = places.gazetteer;
    const own = all.filter((_, i) => {
      return country === undefined || countries[regions[i]?.country ?? 0]?.alpha2 === country;
    });
    return [...new Set(own)];
  });
}

export const state = fieldType({
  name: 'state',
  category: 'place',
  description: 'State, province or region of the city.',
  constraints,
  facet: { entity: 'place', words: ['state', 'province', 'region'] },
  placeLists: ['place_names'],
  check: checkPlaceCountry,
  capacity: (given, lexicon) => shownRegions(given, requiredPlaces(lexicon)).length,
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    const shown = context.unique ? shownRegions(given, places) : [];
    const { country } = given;
    const all = allRegions(given, places);
    return placeColumn(context, all, shown, (place) => place.region, { country });
  },
});

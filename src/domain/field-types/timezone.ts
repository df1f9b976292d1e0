import { oncePer } from '../basics/once-per.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { type CountrySet, countrySet, wordsShown } from '../places/country-set.js';
import { sitesOf } from '../places/sites.js';
import { ofPlace, placeCountry } from './countries/place-country.js';
import { placeColumn } from './countries/place-values.js';
import { fieldType } from './field-type.js';

const zonesOf = oncePer((set: CountrySet): ReadonlySet<number> => {
  const { timezones } = set.gazetteer.cities;
  return new Set(Array.from(sitesOf(set).cities, (city) => timezones[city] as number));
});

/** Returns the time zones of the cities in a set of countries. */
function shownZones(set: CountrySet): readonly string[] {
  return wordsShown(set, set.gazetteer.timezones, (zone) => zonesOf(set).has(zone));
}

export const timezone = fieldType({
  name: 'timezone',
  synonyms: ['tz', 'time_zone'],
  category: 'place',
  description: 'IANA time zone of the city.',
  constraints: { country: placeCountry },
  facet: { entity: 'place', words: ['time_zone', 'timezone', 'tz'] },
  ...ofPlace,
  capacity: ({ country }, lexicon) =>
    shownZones(countrySet(requiredPlaces(lexicon), country)).length,
  plan: ({ country }, context) => {
    const { timezones } = requiredPlaces(context.lexicon).gazetteer;
    return placeColumn(context, country, timezones, {
      of: (place) => place.timezone,
      shown: shownZones,
    });
  },
  identifies: false,
});

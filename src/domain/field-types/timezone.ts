import { keptList } from '../entities/word-forms.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { sitesOf } from '../places/sites.js';
import { fieldType } from './field-type.js';
import { placeColumn } from './place-values.js';

/** The zones of the locale's cities. */
function shownZones(places: Places): readonly string[] {
  const { timezones, cities } = places.gazetteer;
  return keptList(timezones, `of ${places.country}`, () => {
    const used = new Set(Array.from(sitesOf(places).cities, (city) => cities.timezones[city]));
    return timezones.filter((_, i) => used.has(i));
  });
}

export const timezone = fieldType({
  name: 'timezone',
  category: 'place',
  description: 'IANA time zone of the city.',
  constraints: {},
  facet: { entity: 'place', words: ['time_zone', 'timezone', 'tz'] },
  placeLists: ['places'],
  capacity: (_, lexicon) => shownZones(requiredPlaces(lexicon)).length,
  plan: (_, context) => {
    const places = requiredPlaces(context.lexicon);
    const shown = shownZones(places);
    return placeColumn(context, places.gazetteer.timezones, shown, (place) => place.timezone);
  },
});

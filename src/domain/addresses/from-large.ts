import { isLatin } from '../basics/is-latin.js';
import { words } from '../columns/pieces.js';
import type { Place } from '../entities/place.js';
import { keptList } from '../entities/word-forms.js';
import { hasCountry } from '../places/country-set.js';
import type { Region } from '../places/gazetteer.js';
import { codePart } from './code-part.js';
import type { FilledPieces } from './filled-pieces.js';

/** The order of an address that goes from the large to the small: "〒%Z %S%C%A". */
const FORM = /^([^%]*)%Z([^%]*)%S([^%]*)%C([^%]*)%A$/;

/**
 * The text before the street in a country whose addresses go from the large to the small, if the place is written in the
 * script of the country: "〒220-0011 神奈川県横浜市". Undefined in other countries.
 */
export function fromLarge(place: Place): FilledPieces | undefined {
  const { city, countries: set } = place;
  const { countries, cities, regions } = set.gazetteer;
  const found = countries.find((_, country) => hasCountry(set, country))?.locality ?? '';
  const [, mark, afterCode = '', afterRegion = '', afterCity = ''] = FORM.exec(found) ?? [];
  if (mark === undefined || isLatin(place.street.words[0])) return undefined;
  const code = codePart(
    place,
    countries.map(() => ({ before: mark, after: afterCode })),
  );
  const names = keptList(cities.names, `with regions, ${set.name}`, () =>
    cities.names.map((name, i) => {
      const { name: region, country } = regions[cities.regions[i] as number] as Region;
      if (!hasCountry(set, country)) return '';
      // A city that is a region of its own is named once.
      return (region === name ? name : region + afterRegion + name) + afterCity;
    }),
  );
  return {
    steps: [...city.steps, ...code.steps],
    cell: [...code.cell, words(names, city.indices)],
  };
}

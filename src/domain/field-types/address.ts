import type { FilledPieces } from '../addresses/filled-pieces.js';
import { fromLarge } from '../addresses/from-large.js';
import { countryOf, localityOf } from '../addresses/locality.js';
import { streetLine } from '../addresses/street-line.js';
import { countLines, uniqueLines } from '../addresses/unique-lines.js';
import { literal, textColumn } from '../columns/pieces.js';
import { everyRule } from '../constraints/faulty-members.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag, text } from '../constraints/texts.js';
import type { Place } from '../entities/place.js';
import type { Fault } from '../errors/fault.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { countrySet } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { ofPlace, placeCountry, placeOf } from './countries/place-country.js';
import { countryWords } from './countries/place-values.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: placeCountry,
  full: withDefault(
    flag('whether city and postal code follow the street, and the country if rows have several'),
    false,
  ),
  separator: withDefault(
    text('text between street, city and country; begins with a comma or white space', {
      minLength: 1,
      maxLength: 10,
    }),
    ', ',
  ),
};

type Constraints = Decoded<typeof constraints>;

function checkSeparator({ separator }: Constraints): readonly Fault[] {
  if (/^[,\s]/.test(separator)) return [];
  // No word of a street contains these characters, so different streets give different addresses.
  const expected = 'a separator that begins with a comma or white space';
  return [{ path: '/separator', message: `expected ${expected}`, expected }];
}

function checkFull(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (!given.full || places === undefined || places.hasNames) return [];
  const expected = 'false: the names of the cities are not available in the script of this locale';
  return [{ path: '/full', message: `expected ${expected}`, expected }];
}

export const address = fieldType({
  name: 'address',
  synonyms: ['street_address', 'full_address'],
  category: 'place',
  description:
    'Street address in the form of the country: house number and street, with flat or floor where that is usual; with `full`, also the city, the postal code, the state where addresses have it, and the country if there are several. In Japan, China and Korea they precede the street.',
  constraints,
  facet: { entity: 'place', words: ['street_address', 'address'] },
  ...ofPlace,
  placeLists: ['places', 'streets'],
  rules: {
    full_address:
      'separator starts with a comma or white space. full needs a locale whose city names are available in its own script.',
  },
  check: everyRule(ofPlace.check, checkSeparator, checkFull),
  capacity: ({ country }, lexicon) =>
    countLines(countrySet(requiredPlaces(lexicon), country), lexicon),
  plan: (given, context) => {
    const { lexicon, unique } = context;
    const place = placeOf(context, given.country);
    const street = unique ? uniqueLines(place.countries, lexicon, context) : streetLine(place);
    if (!given.full) return textColumn(street.steps, ...street.cell);
    const large = fromLarge(place);
    if (large) return textColumn([...large.steps, ...street.steps], ...large.cell, ...street.cell);
    const rest = restOf(place, requiredPlaces(lexicon), given);
    return textColumn([...street.steps, ...rest.steps], ...street.cell, ...rest.cell);
  },
});

/** The text after the street: the city with its postal code, and the country if there are several. */
function restOf(place: Place, places: Places, given: Constraints): FilledPieces {
  const separator = separatorOf(place, given);
  const locality = localityOf(place);
  const names = countryWords(places, 'name', ({ name }) => name, 'country');
  const country = countryOf(place, separator, names);
  return {
    steps: [...locality.steps, ...country.steps],
    cell: [literal(separator), ...locality.cell, ...country.cell],
  };
}

/** The separator; in place of the default one, the comma of the Arabic script between Arabic words. */
function separatorOf({ street }: Place, { separator }: Constraints): string {
  const first = street.words[0]?.codePointAt(0) ?? 0;
  return separator === ', ' && first >= 0x600 && first <= 0x6ff ? '، ' : separator;
}

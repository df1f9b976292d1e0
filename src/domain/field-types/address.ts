import type { Piece } from '../columns/column-plan.js';
import { evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import { everyRule } from '../constraints/faulty-members.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag, text } from '../constraints/texts.js';
import type { Place } from '../entities/place.js';
import type { Fault } from '../errors/fault.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import type { Places } from '../places/places.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { ofPlace, placeCountry, placeOf } from './place-country.js';
import { countryWords } from './place-values.js';
import { streetWords } from './street-name.js';

const HOUSE_NUMBERS = 9999;

const constraints = {
  country: placeCountry,
  full: withDefault(flag('whether the city, postal code and country follow the street'), false),
  separator: withDefault(
    text('text between street, city and country; begins with a comma or white space', {
      minLength: 1,
      maxLength: 10,
    }),
    ', ',
  ),
};

type Constraints = Decoded<typeof constraints>;

/** The pieces of a cell, and the steps that fill them. */
interface Parts {
  readonly steps: readonly FillStep[];
  readonly cell: readonly Piece[];
}

function addressCount(lexicon: Lexicon): number {
  return streetWords(lexicon).reduce((n, list) => n * list.length, HOUSE_NUMBERS);
}

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
    'Street address: a fictitious house number and street; with `full`, also the city, postal code and country of the place.',
  constraints,
  facet: { entity: 'place', words: ['street_address', 'address'] },
  wordLists: ['last_name', 'street_suffix'],
  ...ofPlace,
  rules: {
    full_address:
      'separator starts with a comma or white space. full needs a locale whose city names are available in its own script.',
  },
  check: everyRule(ofPlace.check, checkSeparator, checkFull),
  capacity: (_, lexicon) => addressCount(lexicon),
  plan: (given, context) => {
    const place = placeOf(context, given.country);
    const street = context.unique ? countedStreet(context) : streetOf(place);
    if (!given.full) return textColumn(street.steps, ...street.cell);
    const rest = localityOf(place, requiredPlaces(context.lexicon), given);
    return textColumn([...street.steps, ...rest.steps], ...street.cell, ...rest.cell);
  },
});

/** The house number and the street of the place. */
function streetOf(place: Place): Parts {
  const range = { min: 1, step: 1, n: HOUSE_NUMBERS };
  const house = evenNumbers(place.key('house'), range);
  const { name, suffix } = place.street;
  return {
    steps: [...house.steps, ...name.steps, ...suffix.steps],
    cell: [
      whole(house.values, 1, HOUSE_NUMBERS),
      literal(' '),
      words(name.words, name.indices),
      literal(' '),
      words(suffix.words, suffix.indices),
    ],
  };
}

/** The street addresses of a unique column: row i takes address π(i), where π is a permutation. */
function countedStreet(context: ColumnContext): Parts {
  const [names, suffixes] = streetWords(context.lexicon);
  const elements = uniqueNumbers(context, { min: 0, step: 1, n: addressCount(context.lexicon) });
  const sizes = [HOUSE_NUMBERS, names.length, suffixes.length];
  const { indices, steps } = productIndices(elements, sizes);
  const [house, name, suffix] = indices as [IndexVector, IndexVector, IndexVector];
  const houseNumber = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) houseNumber.data[i] = 1 + (house.data[i] as number);
  };
  return {
    steps: [...steps, { vectors: [houseNumber], fill }],
    cell: [
      whole(houseNumber, 1, HOUSE_NUMBERS),
      literal(' '),
      words(names, name),
      literal(' '),
      words(suffixes, suffix),
    ],
  };
}

const SPACE_OR_NONE = Object.freeze(['', ' ']);

/** The text after the street: the city, its postal code if it has one, and the country. */
function localityOf(place: Place, places: Places, { separator }: Constraints): Parts {
  const { piece: code, steps } = place.postalCode;
  const { texts } = code;
  const hasCode = new IndexVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) hasCode.data[i] = (texts.lengths[i] as number) > 0 ? 1 : 0;
  };
  const countries = countryWords(places, 'name', ({ name }) => name, 'country');
  const { city } = place;
  return {
    steps: [...city.steps, ...steps, { vectors: [hasCode], fill }, ...place.country.steps],
    cell: [
      literal(separator),
      words(places.gazetteer.cities.names, city.indices),
      words(SPACE_OR_NONE, hasCode),
      code,
      literal(separator),
      words(countries, place.country.indices),
    ],
  };
}

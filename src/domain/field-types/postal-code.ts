import { textColumn } from '../columns/pieces.js';
import type { Decoded } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { Places } from '../places/places.js';
import { countCodes, drawnForms, formsOf, uniquePostalCodes } from '../places/postal-codes.js';
import { postalPiece } from '../places/postal-forms.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import { checkPlaceCountry, placeCountry } from './place-country.js';

const constraints = { country: placeCountry };

type Constraints = Decoded<typeof constraints>;

function checkCodes(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (given.country === undefined || places === undefined) return [];
  if (formsOf(places, given.country).length > 0) return [];
  return [{ path: '/country', message: `${given.country} has no postal codes` }];
}

export const postalCode = fieldType({
  name: 'postal_code',
  category: 'place',
  description:
    "Postal code in the country's form, beginning as those of the region do where that is known; the empty text in countries without. The rest of it is made up.",
  constraints,
  facet: {
    entity: 'place',
    words: ['postal_code', 'zip_code', 'postcode', 'zipcode', 'zip'],
  },
  placeLists: ['places'],
  check: (given, places) => {
    const faults = checkPlaceCountry(given, places);
    return faults.length > 0 ? faults : checkCodes(given, places);
  },
  capacity: ({ country }, lexicon) => countCodes(formsOf(requiredPlaces(lexicon), country)),
  plan: ({ country }, context) => {
    const places = requiredPlaces(context.lexicon);
    if (context.unique) {
      const { texts, steps } = uniquePostalCodes(formsOf(places, country), context);
      return textColumn(steps, postalPiece(texts, formsOf(places, country)));
    }
    const { texts, steps } = context.entities.place(context.link, { country }).postalCode;
    return textColumn(steps, postalPiece(texts, drawnForms(places, country)));
  },
});

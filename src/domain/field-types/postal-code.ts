import type { ColumnPlan } from '../columns/column-plan.js';
import type { Fill } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { WORLD } from '../constraints/countries.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { countrySet } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { countCodes, formsOf, uniquePostalCodes } from '../places/postal-codes.js';
import { postalPiece } from '../places/postal-forms.js';
import { checkPlaceCountry, placeCountry, placeOf } from './countries/place-country.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: placeCountry,
  missing: withDefault(
    oneOf('the value in countries without postal codes: null, or the empty text', [
      'null',
      'empty',
    ]),
    'null',
  ),
};

type Constraints = Decoded<typeof constraints>;

function checkCodes(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (given.country === undefined || places === undefined) return [];
  if (formsOf(countrySet(places, given.country)).length > 0) return [];
  const codes = given.country === WORLD ? WORLD : given.country.map(({ code }) => code).join(', ');
  return [
    {
      path: '/country',
      message: `no postal codes in ${codes}: expected a country that has postal codes`,
    },
  ];
}

export const postalCode = fieldType({
  name: 'postal_code',
  synonyms: ['zip', 'zip_code', 'postcode'],
  category: 'place',
  description:
    'Postal code in the form of the country. It begins like the codes of the town or of the region if they are known; the rest is fictitious. In countries without postal codes it is null.',
  constraints,
  inferred: { country: 'nothing' },
  facet: {
    entity: 'place',
    words: ['postal_code', 'zip_code', 'postcode', 'zipcode', 'zip'],
  },
  placeLists: ['places'],
  check: (given, places) => {
    const faults = checkPlaceCountry(given.country, places);
    return faults.length > 0 ? faults : checkCodes(given, places);
  },
  countries: ({ country }) => ({ given: country }),
  capacity: ({ country }, lexicon) =>
    countCodes(formsOf(countrySet(requiredPlaces(lexicon), country))),
  plan: ({ country }, context) => {
    const place = placeOf(context, country);
    if (context.unique) {
      const forms = formsOf(place.countries);
      const { texts, steps } = uniquePostalCodes(forms, context);
      return textColumn(steps, postalPiece(texts, forms));
    }
    const { piece, steps } = place.postalCode;
    return textColumn(steps, piece);
  },
  finish: (plan, { missing }) => (missing === 'null' ? withoutEmpty(plan) : plan),
});

/** The column with null in place of the empty text. */
function withoutEmpty(plan: ColumnPlan): ColumnPlan {
  const [piece] = plan.cell;
  if (piece?.kind !== 'text' || piece.minLength > 0) return plan;
  const present = new IndexVector();
  const fill: Fill = (_row, count) => {
    for (let i = 0; i < count; i++) present.data[i] = piece.texts.lengths[i] === 0 ? 0 : 1;
  };
  return { ...plan, present, steps: [...plan.steps, { vectors: [present], fill }] };
}

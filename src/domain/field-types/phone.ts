import type { ColumnPlan } from '../columns/column-plan.js';
import { evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { countries } from '../constraints/countries.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { phoneGroups } from '../phones/phone-groups.js';
import { LAST_DIGITS, PHONE_FORMATS, phoneBeginnings } from '../phones/phone-numbers.js';
import { PHONE_COUNTRIES, type PhoneCountry } from '../phones/phone-plans.js';
import { countrySet } from '../places/country-set.js';
import {
  type CountryForms,
  checkFormCountry,
  countedForms,
  formOfLocale,
  otherForm,
  placesGiven,
  shownForms,
} from './countries/country-forms.js';
import { beginningsOfSet, phonesOfRows } from './countries/phones-of-rows.js';
import { placeOf } from './countries/place-country.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: countries(
    'country',
    `ISO 3166 code of the country whose numbers all rows have, whatever their place: one of ${PHONE_COUNTRIES.join(', ')}. Several countries are those of the row's place, as in its other columns`,
  ),
  format: withDefault(
    oneOf(
      'international is +44 20 7946 0123, national 020 7946 0123, e164 +442079460123',
      PHONE_FORMATS,
    ),
    'international',
  ),
};

const FORMS: CountryForms<PhoneCountry> = {
  codes: PHONE_COUNTRIES,
  commonest: 'US',
  lack: 'no phone numbers that reach nobody are known',
};

export const phone = fieldType({
  name: 'phone',
  synonyms: ['telephone', 'mobile', 'tel', 'phone_number'],
  category: 'person',
  description:
    "Phone number that nobody has, because it is reserved for fiction or the national plan has no such numbers: of the row's country if such numbers are known, with an area code of the row's town in seven countries; otherwise of the locale's country, otherwise of the United States. A locale whose country has no such numbers needs `country`.",
  constraints,
  inferred: { country: 'nothing', format: 'nothing' },
  facet: {
    entity: 'person',
    words: ['phone_number', 'telephone', 'phone', 'mobile', 'cell', 'tel'],
  },
  coversLocale: (locale, { country }) => (country ?? formOfLocale(FORMS, locale)) !== undefined,
  check: ({ country }, places) => checkFormCountry(FORMS, country, places),
  countries: ({ country }) => placesGiven(country),
  capacity: ({ country, format }, lexicon) =>
    countedForms(FORMS, country, lexicon).reduce(
      (sum, code) => sum + LAST_DIGITS.length * phoneBeginnings(code, format).length,
      0,
    ),
  plan: ({ country, format }, context): ColumnPlan => {
    const { lexicon, unique, entities, link } = context;
    const shown = (unique ? countedForms : shownForms)(FORMS, country, lexicon);
    const [only, ...more] = shown;
    const beginnings =
      only !== undefined && more.length === 0
        ? phoneBeginnings(only, format)
        : beginningsOfSet(countrySet(requiredPlaces(lexicon), country), shown, format);
    const person = entities.person(link);
    if (!unique && placesGiven(country) !== undefined && lexicon.places !== undefined) {
      const place = placeOf(context, country);
      const groups = phoneGroups(place.countries, shown, otherForm(FORMS, lexicon));
      return phonesOfRows(person.key('phone'), beginnings, groups, place.city);
    }
    const sizes = [LAST_DIGITS.length, beginnings.length];
    const range = { min: 0, step: 1, n: LAST_DIGITS.length * beginnings.length };
    const numbers = unique
      ? uniqueNumbers(context, range)
      : evenNumbers(person.key('phone'), range);
    const { indices, steps } = productIndices(numbers, sizes);
    const [last, beginning] = indices as [IndexVector, IndexVector];
    return textColumn(steps, words(beginnings, beginning), words(LAST_DIGITS, last));
  },
});

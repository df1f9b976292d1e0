import type { ColumnPlan } from '../columns/column-plan.js';
import { evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { countries, type GivenCountries, WORLD } from '../constraints/countries.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { phoneCountryOf } from '../phones/locale-country.js';
import { LAST_DIGITS, PHONE_FORMATS, phoneBeginnings } from '../phones/phone-numbers.js';
import { PHONE_COUNTRIES, type PhoneCountry } from '../phones/phone-plans.js';
import { countrySet } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { fieldType } from './field-type.js';
import { phoneCountriesOf, phonesOfPlaces } from './phones-of-places.js';
import { checkPlaceCountry, placeOf } from './place-country.js';

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

type Constraints = Decoded<typeof constraints>;

/** The country to use if neither the row's country nor the locale's has numbers for fiction. */
const COMMONEST: PhoneCountry = 'US';

function isPhoneCountry(code: string): code is PhoneCountry {
  return (PHONE_COUNTRIES as readonly string[]).includes(code);
}

/** Returns the code in `country` if it names exactly one country. */
function onlyCountry(given: GivenCountries | undefined): string | undefined {
  return given === undefined || given === WORLD || given.length > 1 ? undefined : given[0]?.code;
}

/** Returns the countries whose numbers appear in a column. */
function shownCountries({ country }: Constraints, lexicon: Lexicon): readonly PhoneCountry[] {
  const only = onlyCountry(country);
  if (only !== undefined) return [only as PhoneCountry];
  const other = otherCountry(lexicon);
  const { places } = lexicon;
  return places === undefined ? [other] : phoneCountriesOf(countrySet(places, country), other);
}

function otherCountry({ locale }: Lexicon): PhoneCountry {
  return phoneCountryOf(locale) ?? COMMONEST;
}

/** As `shownCountries`, for a unique column: it uses the locale's country only, unless `country` is given. */
function countedCountries(given: Constraints, lexicon: Lexicon): readonly PhoneCountry[] {
  return given.country === undefined ? [otherCountry(lexicon)] : shownCountries(given, lexicon);
}

function checkCountry({ country }: Constraints, places: Places | undefined): readonly Fault[] {
  if (country === undefined) return [];
  if (country !== WORLD && !country.some(({ code }) => isPhoneCountry(code))) {
    const expected = `one of ${PHONE_COUNTRIES.join(', ')}; all rows then have numbers of that country`;
    const codes = country.map(({ code }) => quote(code)).join(', ');
    const message = `no phone numbers are reserved for fiction in ${codes}: expected ${expected}`;
    return [{ path: '/country', message, expected }];
  }
  if (onlyCountry(country) !== undefined) return [];
  if (places !== undefined) return checkPlaceCountry(country, places);
  const expected = 'one country: the locale has no places';
  return [{ path: '/country', message: `expected ${expected}`, expected }];
}

export const phone = fieldType({
  name: 'phone',
  synonyms: ['telephone', 'mobile', 'tel', 'phone_number'],
  category: 'person',
  description:
    "Phone number from a range that is reserved for fiction: of the row's country if it has such a range, otherwise of the locale's country, otherwise of the United States. A locale whose country has no such range needs `country`.",
  constraints,
  inferred: { country: 'nothing', format: 'nothing' },
  facet: {
    entity: 'person',
    words: ['phone_number', 'telephone', 'phone', 'mobile', 'cell', 'tel'],
  },
  coversLocale: (locale, { country }) => (country ?? phoneCountryOf(locale)) !== undefined,
  check: checkCountry,
  countries: ({ country }) => (onlyCountry(country) === undefined ? { given: country } : undefined),
  capacity: (given, lexicon) =>
    LAST_DIGITS.length * phoneBeginnings(countedCountries(given, lexicon), given.format).length,
  plan: (given, context): ColumnPlan => {
    const { lexicon, unique } = context;
    const shown = unique ? countedCountries(given, lexicon) : shownCountries(given, lexicon);
    if (!unique && shown.length > 1) {
      const place = placeOf(context, given.country);
      return phonesOfPlaces(context, place, given.format, otherCountry(lexicon));
    }
    const beginnings = phoneBeginnings(shown, given.format);
    const sizes = [LAST_DIGITS.length, beginnings.length];
    const range = { min: 0, step: 1, n: LAST_DIGITS.length * beginnings.length };
    const numbers = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(context.entities.person(context.link).key('phone'), range);
    const { indices, steps } = productIndices(numbers, sizes);
    const [last, beginning] = indices as [IndexVector, IndexVector];
    return textColumn(steps, words(beginnings, beginning), words(LAST_DIGITS, last));
  },
});

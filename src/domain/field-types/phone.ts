import { evenNumbers, placesOf, uniqueNumbers } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { ColumnContext } from '../generation/column-context.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { phoneCountryOf } from '../phones/locale-country.js';
import { LAST_DIGITS, PHONE_FORMATS, phoneBeginnings } from '../phones/phone-numbers.js';
import { PHONE_COUNTRIES, type PhoneCountry } from '../phones/phone-plans.js';
import { phonesOfPlaces } from '../phones/phones-of-places.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: oneOf(
    'whose numbers, as ISO 3166 alpha-2, in place of those of the locale: countries that set some aside',
    PHONE_COUNTRIES,
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

function countryOf({ country }: Constraints, { locale }: Lexicon): PhoneCountry {
  const of = country ?? phoneCountryOf(locale);
  if (of === undefined) throw new Error(`locale ${locale} has no phone numbers`);
  return of;
}

function beginningsOf(given: Constraints, lexicon: Lexicon): readonly string[] {
  return phoneBeginnings(countryOf(given, lexicon), given.format);
}

/** Whether rows have places of many countries: those of a locale with a country of its own are all there. */
function followsPlace({ country }: Constraints, { unique, lexicon }: ColumnContext): boolean {
  const { places } = lexicon;
  return country === undefined && !unique && places !== undefined && places.country === undefined;
}

export const phone = fieldType({
  name: 'phone',
  category: 'person',
  description:
    "Phone number of a range that is set aside for fiction: of the country given, of the locale's own, or of the row's place, where that sets some aside, else American; a locale whose country has none needs one given.",
  constraints,
  facet: {
    entity: 'person',
    words: ['phone_number', 'telephone', 'phone', 'mobile', 'cell', 'tel'],
  },
  coversLocale: (locale, { country }) => (country ?? phoneCountryOf(locale)) !== undefined,
  capacity: (given, lexicon) => LAST_DIGITS.length * beginningsOf(given, lexicon).length,
  plan: (given, context) => {
    if (followsPlace(given, context)) {
      return phonesOfPlaces(context, given.format, countryOf(given, context.lexicon));
    }
    const beginnings = beginningsOf(given, context.lexicon);
    const sizes = [LAST_DIGITS.length, beginnings.length];
    const range = { min: 0, step: 1, n: LAST_DIGITS.length * beginnings.length };
    const numbers = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(context.entities.person(context.link).key('phone'), range);
    const { places, steps } = placesOf(numbers, sizes);
    const [last, beginning] = places as [IndexVector, IndexVector];
    return textColumn(steps, words(beginnings, beginning), words(LAST_DIGITS, last));
  },
});

import { evenNumbers, placesOf, uniqueNumbers } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { phoneCountryOf } from '../phones/locale-country.js';
import { LAST_DIGITS, PHONE_FORMATS, phoneBeginnings } from '../phones/phone-numbers.js';
import { PHONE_COUNTRIES } from '../phones/phone-plans.js';
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

function beginningsOf(
  { country, format }: Decoded<typeof constraints>,
  { locale }: Lexicon,
): readonly string[] {
  const of = country ?? phoneCountryOf(locale);
  if (of === undefined) throw new Error(`locale ${locale} has no phone numbers`);
  return phoneBeginnings(of, format);
}

export const phone = fieldType({
  name: 'phone',
  category: 'person',
  description:
    "Phone number of a range that is set aside for fiction, of the locale's country or the one given; a locale whose country has none needs one.",
  constraints,
  facet: {
    entity: 'person',
    words: ['phone_number', 'telephone', 'phone', 'mobile', 'cell', 'tel'],
  },
  coversLocale: (locale, { country }) => (country ?? phoneCountryOf(locale)) !== undefined,
  capacity: (given, lexicon) => LAST_DIGITS.length * beginningsOf(given, lexicon).length,
  plan: (given, context) => {
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

import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import { countries } from '../constraints/countries.js';
import { withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import {
  type CountryForms,
  checkFormCountry,
  countedForms,
  formOfLocale,
  formsOfRows,
  placesGiven,
  shownForms,
} from './countries/country-forms.js';
import {
  TAX_COUNTRIES,
  TAX_FORMS,
  type TaxCountry,
  type TaxForm,
} from './countries/tax-numbers.js';
import { fieldType } from './field-type.js';
import { countTexts, type NumberedTexts, numberedColumn } from './numbered-texts.js';

const FORMS: CountryForms<TaxCountry> = {
  codes: TAX_COUNTRIES,
  commonest: 'US',
  lack: 'no tax numbers that nobody has are known',
};

export const taxId = fieldType({
  name: 'tax_id',
  synonyms: ['vat_id', 'vat_number', 'vat', 'ein', 'cnpj', 'tax_number'],
  category: 'company and commerce',
  description:
    "Tax number of a company that is never issued, because its check digit is wrong: of the row's country if its form is known, otherwise of the locale's country, otherwise of the United States. A locale whose country has no known form needs `country`.",
  constraints: {
    country: countries(
      'country',
      `ISO 3166 code of the country of every company, whatever the place of the row: one of ${TAX_COUNTRIES.join(', ')}. Several countries are those of the row's place, as in its other columns`,
    ),
    formatted: withDefault(flag('whether separators divide the parts of the number'), true),
  },
  facet: {
    entity: 'company',
    words: ['tax_number', 'vat_number', 'tax_id', 'vat_id', 'vat', 'ein', 'cnpj'],
  },
  coversLocale: (locale, { country }) => (country ?? formOfLocale(FORMS, locale)) !== undefined,
  check: ({ country }, places) => checkFormCountry(FORMS, country, places),
  countries: ({ country }) => placesGiven(country),
  capacity: ({ country, formatted }, lexicon) =>
    countTexts(countedForms(FORMS, country, lexicon).map((code) => numbersOf(code, formatted))),
  plan: ({ country, formatted }, context) => {
    const { lexicon, unique, entities, link } = context;
    const codes = (unique ? countedForms : shownForms)(FORMS, country, lexicon);
    const numbers = codes.map((code) => numbersOf(code, formatted));
    const ofRows = formsOfRows(FORMS, country, codes, context);
    const key = entities.company(link).key('tax_id');
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ -./';
    return numberedColumn(numbers, ofRows, key, alphabet, context);
  },
});

const isSeparator = (sign: string): boolean => ' -./'.includes(sign);

/** The tax numbers of a country. */
function numbersOf(country: TaxCountry, formatted: boolean): NumberedTexts {
  const { layout, begins, writeCheck }: TaxForm = TAX_FORMS[country];
  const signs = [...layout].filter((sign) => !isSeparator(sign));
  const blank = Uint8Array.from(signs, (sign) => ('#='.includes(sign) ? '0' : sign).charCodeAt(0));
  const drawn = Int32Array.from(signs.flatMap((sign, at) => (sign === '#' ? [at] : [])));
  const begin = begins[0]?.length ?? 0;
  const rest = drawn.length - begin;
  const numbers = Number(`1e${rest}`);
  // Each call overwrites them.
  const digits = new Uint8Array(rest);
  const number = new Uint8Array(signs.length);
  const written = [...layout].filter((sign) => formatted || !isSeparator(sign));
  // The byte of a separator, or 0 for a character of the number.
  const separators = Uint8Array.from(written, (sign) =>
    isSeparator(sign) ? sign.charCodeAt(0) : 0,
  );
  return {
    count: begins.length * numbers,
    length: written.length,
    write: (data, start, index) => {
      const of = Math.floor(index / numbers);
      const chosen = begins[of] as string;
      writeDigits(digits, 0, rest, index - of * numbers, DECIMAL_DIGITS);
      number.set(blank);
      for (let i = 0; i < drawn.length; i++) {
        const digit = i < begin ? chosen.charCodeAt(i) : (digits[i - begin] as number);
        number[drawn[i] as number] = digit;
      }
      writeCheck?.(number);
      let at = 0;
      for (let i = 0; i < separators.length; i++) {
        data[start + i] =
          separators[i] === 0 ? (number[at++] as number) : (separators[i] as number);
      }
    },
  };
}

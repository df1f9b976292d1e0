import { extractBIC, isValidIBAN } from 'ibantools';
import validator from 'validator';
import { both, like, oneOf, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

type Provider = NonNullable<Parameters<typeof validator.isCreditCard>[1]>['provider'];

/** A card number of a brand, checked by its range and check digit. */
const card = (provider?: Provider) =>
  text((value) => validator.isCreditCard(value, provider === undefined ? {} : { provider }));

/** An IBAN that both validators accept; one of them also checks the check digits of its country. */
const iban = (country = '') =>
  text((value) => {
    const plain = value.replaceAll(' ', '');
    return value.startsWith(country) && validator.isIBAN(plain) && isValidIBAN(plain);
  });

/** A bank that no register lists: its code consists of zeros, TEST or nines. */
const noBank = like(/^[A-Z]{2}\d\d ?(?:[A-Z]?00|TEST|TE00|999|9000)/);

const bic = (country = '..') =>
  both(
    like(new RegExp(`^[A-Z]{4}${country}[A-Z2-9]0(?:X{3})?$`)),
    text((value) => validator.isBIC(value) && extractBIC(value).testBIC === true),
  );

const PUBLISHED_VISA = /^4(?:0000000000\d{5}|\d{15})$/;

export const finance = {
  credit_card_number: {
    accepts: [
      { given: {}, holds: both(card(), like(/^\d{14,16}$/)) },
      { given: { brand: 'visa' }, holds: both(card('visa'), like(PUBLISHED_VISA)) },
      {
        given: { brand: 'mastercard' },
        holds: both(card('mastercard'), like(/^\d{16}$/)),
        reaches: ['"5555555555554444"', '"2223003122003222"'],
        capacity: 15,
      },
      { given: { brand: 'amex' }, holds: both(card('amex'), like(/^3[47]\d{13}$/)), capacity: 4 },
      { given: { brand: 'discover' }, holds: card('discover'), capacity: 5 },
      { given: { brand: 'diners' }, holds: card('dinersclub'), capacity: 5 },
      { given: { brand: 'jcb' }, holds: card('jcb'), capacity: 3 },
      { given: { brand: 'unionpay' }, holds: card('unionpay'), capacity: 2 },
      { given: { masked: true }, holds: like(/^(?:\*{12}|\*{11}|\*{10})\d{4}$/) },
      {
        given: { formatted: true, brand: 'visa' },
        holds: both(card('visa'), like(/^\d{4}(?: \d{4}){3}$/)),
      },
      {
        given: { formatted: true, masked: true, brand: 'amex' },
        holds: like(/^\*{4} \*{6} \*\d{4}$/),
        reaches: ['"**** ****** *0005"'],
        capacity: 4,
      },
      {
        given: { formatted: true, masked: false, brand: 'diners' },
        holds: like(/^\d{4} \d{6} \d{4}$/),
        reaches: ['"3622 720627 1667"'],
      },
    ],
    refuses: [
      { given: { brand: 'maestro' }, at: '/brand' },
      { given: { brand: 'Visa' }, at: '/brand', says: /did you mean "visa"/ },
      { given: { masked: 'yes' }, at: '/masked' },
      { given: { formatted: 1 }, at: '/formatted' },
    ],
  },
  credit_card_expiry: {
    accepts: [
      { given: {}, holds: like(/^(?:0[1-9]|1[0-2])\/(?:2[6-9]|30)$/), capacity: 60 },
      {
        given: { start: '2026-11', end: '2027-02' },
        holds: oneOf('11/26', '12/26', '01/27', '02/27'),
        reaches: ['"11/26"', '"12/26"', '"01/27"', '"02/27"'],
        capacity: 4,
      },
      { given: { start: '2030-12' }, holds: oneOf('12/30'), capacity: 1 },
      { given: { end: '2026-01' }, holds: oneOf('01/26'), capacity: 1 },
      {
        given: { start: '1999-12', end: '2099-11' },
        holds: like(/^(?:0[1-9]|1[0-2])\/\d\d$/),
        capacity: 1200,
      },
    ],
    refuses: [
      { given: { start: '2027-01', end: '2026-12' }, at: '/end', says: /not before start/ },
      { given: { start: '2000-01', end: '2100-01' }, at: '/end', says: /hundred years/ },
      { given: { start: '2026-13' }, at: '/start' },
      { given: { start: '0000-12' }, at: '/start' },
      { given: { start: '2026-01-01' }, at: '/start' },
      { given: { end: '12/30' }, at: '/end' },
      { given: { end: 2030 }, at: '/end' },
    ],
  },
  credit_card_cvv: {
    accepts: [
      { given: {}, holds: like(/^\d{3,4}$/), capacity: 11_000 },
      { given: { brand: 'amex' }, holds: like(/^\d{4}$/), capacity: 10_000 },
      { given: { brand: 'visa' }, holds: like(/^\d{3}$/), capacity: 1000 },
    ],
    refuses: [
      { given: { brand: 'american express' }, at: '/brand' },
      { given: { brand: null }, at: '/brand' },
    ],
  },
  iban: {
    accepts: [
      { given: {}, holds: both(iban(), noBank), capacity: 10 ** 8 },
      {
        given: { country: ['DE', 'NO'] },
        holds: both(iban(), noBank),
        capacity: 10 ** 10 + 10 ** 5,
      },
      { given: { country: ['DE', 'JP'] }, holds: both(iban('DE'), noBank), reaches: ['null'] },
      { given: { country: ['DE', 'JP'], missing: 'other' }, holds: iban() },
      { given: { missing: 'null' }, holds: iban(), reaches: ['null'] },
      ...Object.entries({
        BE: 7,
        CZ: 8,
        DE: 10,
        EE: 10,
        ES: 10,
        FI: 7,
        FR: 10,
        GB: 8,
        HR: 9,
        HU: 10,
        IT: 10,
        NL: 10,
        NO: 5,
        PL: 10,
        PT: 10,
        SI: 8,
      }).map(([country, digits]) => ({
        given: { country },
        holds: both(iban(country), noBank),
        capacity: 10 ** digits,
      })),
      {
        given: { formatted: true, country: 'MT' },
        holds: both(iban('MT'), like(/^MT\d\d TEST(?: \d{4}){5} \d{3}$/)),
      },
      {
        given: { formatted: true, country: 'NO' },
        holds: both(iban('NO'), like(/^NO\d\d(?: \d{4}){2} \d{3}$/)),
      },
      { given: { formatted: false, country: 'CH' }, holds: both(iban('CH'), like(/^CH\d{19}$/)) },
      {
        given: { formatted: true, country: 'SE' },
        holds: both(iban('SE'), like(/^SE\d\d(?: \d{4}){5}$/)),
      },
    ],
    refuses: [
      { given: { country: 'US' }, at: '/country' },
      { given: { country: 'de' }, at: '/country', says: /two capital letters/ },
      { given: { country: ['US', 'JP'] }, at: '/country', says: /no IBANs in "US", "JP"/ },
      { given: { country: ['DE', 'QQ'] }, at: '/country/1', says: /no places in "QQ"/ },
      { given: { country: 49 }, at: '/country' },
      { given: { missing: 'empty' }, at: '/missing' },
      { given: { formatted: 'yes' }, at: '/formatted' },
    ],
  },
  bic: {
    accepts: [
      { given: {}, holds: bic(), capacity: 26 ** 4 * 34 * 2 },
      { given: { country: ['GB', 'JP'] }, holds: bic('(?:GB|JP)'), capacity: 26 ** 4 * 34 * 4 },
      { given: { country: 'DE' }, holds: bic('DE'), capacity: 26 ** 4 * 34 * 2 },
      { given: { country: 'US' }, holds: bic('US') },
    ],
    refuses: [
      { given: { country: 'XX' }, at: '/country' },
      { given: { country: 'Germany' }, at: '/country' },
    ],
  },
  account_number: {
    accepts: [
      { given: {}, holds: like(/^\d{10}$/), capacity: 10_000_000_000 },
      { given: { length: 1 }, holds: like(/^\d$/), reaches: ['"0"', '"9"'], capacity: 10 },
      { given: { length: 30 }, holds: like(/^\d{30}$/), capacity: 10 ** 15 },
    ],
    refuses: [
      { given: { length: 0 }, at: '/length' },
      { given: { length: 31 }, at: '/length' },
      { given: { length: '10' }, at: '/length' },
    ],
  },
} as const satisfies Record<string, TypeCases>;

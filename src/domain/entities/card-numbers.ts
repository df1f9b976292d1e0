import { lazy } from '../basics/lazy.js';
import { luhnDigit } from '../basics/luhn.js';

/** The brands of payment cards with test numbers, which no real card has. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

/**
 * Test numbers that work only in sandboxes, from the test pages of their publishers: Stripe, Adyen, Braintree, PayPal,
 * Authorize.Net, CyberSource and Mastercard.
 */
const PUBLISHED: Readonly<Record<CardBrand, string>> = {
  visa: `4242424242424242 4012888888881881 4000056655665556 4111111111111111 4005519200000004
    4009348888881881 4012000033330026 4012000077777777 4217651111111119 4500600000000061
    4166676667666746 4646464646464644 4444333322221111 4400000000000008 4977949494949497
    4988438843884305`,
  mastercard: `5555555555554444 5200828282828210 5105105105105100 2223003122003222 2223000048400011
    5424000000000015 5100290029002909 5577000055770004 5136333333333335 5585558555855583
    5555444433331111 5500000000000004 5100081112223332 2222420000001113 2222630000001125`,
  amex: '378282246310005 371449635398431 370000000000002 378734493671000',
  discover: '6011111111111117 6011000990139424 6011981111111113 6011000000000012 6011000991300009',
  diners: '36227206271667 30569309025904 38520000023237 38000000000006 36259600000004',
  jcb: '3566002020360505 3530111333300000 3566111111111113',
  unionpay: '6200000000000005 6200000000000047',
};

/**
 * 4000 0000 000x xxxx: the range of the test cards for Stripe's scenarios (4000 0000 0000 0002 is declined, and so on).
 * Stripe does not publish most of these numbers individually. That none of them is issued follows from the purpose of
 * the range, and from the public lists of issuers (binlist/data), which have no issuer for 400000. Without this range
 * there would be too few different numbers.
 */
function scenarios(): readonly string[] {
  return Array.from({ length: 10_000 }, (_, i) => {
    const digits = `40000000000${String(i).padStart(4, '0')}`;
    const last = digits.length - 1;
    return digits + luhnDigit(digits.length, (i) => Number(digits[last - i]));
  });
}

function numbersOf(brand: CardBrand): readonly string[] {
  const published = PUBLISHED[brand].split(/\s+/);
  return Object.freeze(brand === 'visa' ? [...published, ...scenarios()] : published);
}

/** The numbers of each brand, in the order of `CARD_BRANDS`. */
export const cardNumbers = lazy(() => CARD_BRANDS.map(numbersOf));

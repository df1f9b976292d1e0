import { keptList } from '../entities/word-forms.js';
import { PHONE_PLANS, type PhoneCountry } from './phone-plans.js';

export const PHONE_FORMATS = ['international', 'national', 'e164'] as const;

export type PhoneFormat = (typeof PHONE_FORMATS)[number];

/** The last two digits of a number, 00 to 99. */
export const LAST_DIGITS: readonly string[] = Object.freeze(
  Array.from({ length: 100 }, (_, line) => String(line).padStart(2, '0')),
);

/** The numbers of a range without their last two digits, each once. */
function hundredsOf(range: string): readonly string[] {
  const [beginning = '', ...rest] = range.slice(0, -2).split('#');
  return rest.reduce<readonly string[]>(
    (begun, literal) =>
      begun.flatMap((text) => Array.from('0123456789', (digit) => text + digit + literal)),
    [beginning],
  );
}

/** All phone numbers of a country without their last two digits; `LAST_DIGITS` completes them. */
export function phoneBeginnings(country: PhoneCountry, format: PhoneFormat): readonly string[] {
  const { callingCode, ranges, national } = PHONE_PLANS[country];
  const written = {
    national,
    international: (abroad: string) => `+${callingCode} ${abroad}`,
    e164: (abroad: string) => `+${callingCode}${abroad.replaceAll(/\D/g, '')}`,
  };
  return keptList(ranges, format, () => ranges.flatMap(hundredsOf).map(written[format]));
}

/** The area code of a range: "20" of "20 7946 0###". */
const areaOf = (range: string): string => range.split(/[ -]/, 1)[0] ?? '';

/** The area code of each text of `phoneBeginnings`. */
export function beginningAreas(country: PhoneCountry): readonly string[] {
  const { ranges } = PHONE_PLANS[country];
  return keptList(ranges, 'areas', () =>
    ranges.flatMap((range) => hundredsOf(range).map(() => areaOf(range))),
  );
}

import { keptList } from '../entities/word-forms.js';
import { PHONE_PLANS, type PhoneCountry } from './phone-plans.js';

export const PHONE_FORMATS = ['international', 'national', 'e164'] as const;

export type PhoneFormat = (typeof PHONE_FORMATS)[number];

/** What a number ends in: the last two digits. */
export const LAST_DIGITS: readonly string[] = Object.freeze(
  Array.from({ length: 100 }, (_, line) => String(line).padStart(2, '0')),
);

/** A range without its last two digits: the beginning of each hundred of its numbers. */
function hundredsOf(range: string): readonly string[] {
  const [beginning, ...others] = range.slice(0, -2).split('#');
  return others.reduce<readonly string[]>(
    (begun, other) =>
      begun.flatMap((text) => Array.from('0123456789', (digit) => text + digit + other)),
    [beginning as string],
  );
}

/** What the numbers of a country begin with: each, with any of `LAST_DIGITS` behind it, is a number of its own. */
export function phoneBeginnings(country: PhoneCountry, format: PhoneFormat): readonly string[] {
  const { callingCode, ranges, national } = PHONE_PLANS[country];
  const written = {
    national,
    international: (abroad: string) => `+${callingCode} ${abroad}`,
    e164: (abroad: string) => `+${callingCode}${abroad.replaceAll(/\D/g, '')}`,
  };
  return keptList(ranges, format, () => ranges.flatMap(hundredsOf).map(written[format]));
}

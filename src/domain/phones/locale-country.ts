import type { PhoneCountry } from './phone-plans.js';

/** The country whose numbers a locale has: its own, or where it names none the one that its words come from. */
const COUNTRIES: Readonly<Record<string, PhoneCountry>> = {
  de: 'DE',
  en: 'US',
  en_AU: 'AU',
  en_AU_ocker: 'AU',
  en_CA: 'CA',
  en_GB: 'GB',
  en_US: 'US',
  fr: 'FR',
  fr_CA: 'CA',
  sv: 'SE',
};

/** `undefined` where no numbers of the country are known to be set aside. */
export function phoneCountryOf(locale: string): PhoneCountry | undefined {
  return Object.hasOwn(COUNTRIES, locale) ? COUNTRIES[locale] : undefined;
}

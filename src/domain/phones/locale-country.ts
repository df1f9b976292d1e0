import type { PhoneCountry } from './phone-plans.js';

/** The country of a locale's phone numbers: its own, or the country of its words if the locale names none. */
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

/** The country of a locale's phone numbers; undefined if that country is not known to reserve numbers for fiction. */
export function phoneCountryOf(locale: string): PhoneCountry | undefined {
  return Object.hasOwn(COUNTRIES, locale) ? COUNTRIES[locale] : undefined;
}

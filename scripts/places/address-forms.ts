import { addressMetadata } from './address-metadata.js';

/**
 * The countries that write the number of a house before the street, as the templates of OpenCage have it
 * (https://github.com/OpenCageData/address-formatting, conf/countries/worldwide.yaml).
 */
const NUMBER_FIRST = `
  AD AE AM AU AZ BB BD BF BH BJ BN BZ CA CD CG CI DM DZ EG FJ FR GA GB GH GM GN GY IE IN IQ JM JP KE KH LA LB LK LS LU MA
  MM MT MU MW MY NA NE NG NZ OM PH PK RW SA SC SL SN TG TH TN TO TT TZ UG US VN YE ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** The countries whose addresses always have the code of the state, in their own order. */
const WITH_STATE = ['AU', 'BR', 'CA', 'US'];

/** Forms in the script of the country, from the large to the small; the street follows. */
const FROM_LARGE_TO_SMALL: Readonly<Record<string, string>> = {
  JP: '〒%Z %S%C%A',
  CN: '%Z %S%C%A',
  KR: '%Z %S %C %A',
};

/** Whether the number of a house comes before the street in a country. */
export function isNumberFirst(country: string): boolean {
  return NUMBER_FIRST.includes(country);
}

/**
 * The order of city (%C), code of the state (%S) and postal code (%Z) after the street, in one line, from the address
 * metadata: "%C, %S %Z". Marks of the country before the code are left out, because they belong to mail from abroad.
 */
export function localityOf(country: string): string {
  const own = FROM_LARGE_TO_SMALL[country];
  if (own !== undefined) return own;
  const { fmt = '' } = addressMetadata.countries[country] ?? {};
  if (country === 'BR') return '%C - %S, %Z';
  const hasState = WITH_STATE.includes(country);
  const tokens = hasState ? /%[CSZ]/g : /%[CZ]/g;
  const found = [...fmt.matchAll(tokens)].map(([token]) => token);
  if (!found.includes('%C')) return '%C %Z';
  if (!hasState) return found.join(' ');
  return fmt.includes('%C, %S') ? '%C, %S %Z' : '%C %S %Z';
}

/**
 * The forms of postal codes that the address metadata do not give as a number of digits. # is a digit, @ one of the
 * country's letters, every other character is itself. Each form is checked with the metadata and with `validator`.
 */
export const POSTAL_FORMS: Readonly<Record<string, string>> = {
  AD: 'AD###',
  AM: '####',
  AR: '####',
  AZ: 'AZ####',
  BH: '###',
  BN: '@@####',
  BR: '#####-###',
  CA: '@#@ #@#',
  CR: '#####',
  CZ: '### ##',
  FR: '#####',
  GR: '### ##',
  HT: 'HT####',
  IE: '@## @#@#',
  IL: '#####',
  IR: '@@@@@@@@@@',
  JP: '###-####',
  LB: '####',
  LI: '####',
  LT: 'LT-#####',
  LV: 'LV-####',
  MC: '#####',
  MD: 'MD-####',
  ME: '#####',
  MT: '@@@ ####',
  MU: '#####',
  NL: '#### @@',
  OM: '###',
  PE: '#####',
  PL: '##-###',
  PT: '####-###',
  RS: '#####',
  SE: '### ##',
  SK: '### ##',
  SM: '#####',
  SO: '@@ #####',
  SV: 'CP ####',
  SZ: '@###',
  TW: '###',
  TZ: '#####',
  US: '#####',
  VN: '#####',
};

/** Parts of a form that denote the country. The address metadata omit them. */
export const COUNTRY_MARK = /^(?:AZ|HT|LT-|MD-)/;

/** The rest after the prefix, for countries whose codes have no fixed length. */
export const AFTER_PREFIX: Readonly<Record<string, string>> = { GB: '# #@@' };

const ALL_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const LETTERS: Readonly<Record<string, string>> = {
  CA: 'ABCEGHJKLMNPRSTVWXYZ',
  GB: 'ABDEFGHJLNPQRSTUWXYZ',
  // No O, which looks like 0.
  IE: 'ABCDEFGHIJKLMNPQRSTUVWXYZ',
  // Digits: 2 is not used, 0 and 5 not everywhere.
  IR: '1346789',
  // SA, SD and SS are not used.
  NL: 'ABCDEFGHIJKLMNOPQRTUVWXYZ',
};

export function lettersOf(country: string): string {
  return LETTERS[country] ?? ALL_LETTERS;
}

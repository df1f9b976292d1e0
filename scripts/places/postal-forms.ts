/**
 * How postal codes are written where it is more than so many digits: # is a digit, @ one of the letters, all
 * else stands as it is. Each is held against the address metadata and against `validator`.
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

/** Parts of a form that the address metadata leaves away, since they stand for the country. */
export const COUNTRY_MARK = /^(?:AZ|HT|LT-|MD-)/;

/** What stands after a prefix that is no part of a form of fixed length. */
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

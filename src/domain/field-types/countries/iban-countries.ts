import { type BbanCheck, bbanChecks } from './bban-checks.js';

/**
 * The form of each country's account numbers within an IBAN, from the IBAN registry (ISO 13616): `#` is a drawn
 * digit, `=` is a check digit of the country's own, and every other character is fixed. So that no account is real,
 * bank codes are all zeros, or TEST if they consist of letters. We know of no bank with these codes, but we have not
 * read the register of every country. If zeros identify a bank, the form has a code that is not in the register:
 *
 * - in Belgium 999 (National Bank of Belgium, codes end with 984),
 * - in Brazil 99999999 (Banco Central do Brasil, STR; 00000000 is Banco do Brasil),
 * - in Estonia 90 (Eesti Pank; 00 is TBB pank).
 */
const FORMS = `
  AD 0000 0000 00##########        AE 000 000000##########         AT 00000 0##########
  AZ TEST 0000000000##########     BA 000 000 ########==           BE 999 #######==
  BG TEST 0000 00 ########         BH TEST 0000##########          BR 99999999 00000 ########## C1
  CH 00000 00##########            CR 0000 0000##########          CY 000 00000 000000##########
  CZ 0000 000000 0########=        DE 00000000 ##########          DK 0000 ##########
  DO TEST 0000000000##########     EE 90 00 ##########0=           EG 0000 0000 0000000##########
  ES 0000 0000 0= ##########
  FI 000 000 #######=              FO 0000 #########0              FR 00000 00000 0########## ==
  GB TEST 000000 ########          GE TE 000000##########          GI TEST 00000##########
  GL 0000 #########0               GR 000 0000 000000##########    GT TEST 00 00 000000##########
  HR 0000009 #########=            HU 000 0000 0 0000##########1=  IE TEST 000000 ########
  IT = 00000 00000 00##########    JO TEST 0000 00000000##########  KW TEST 000000000000##########
  KZ 000 000##########             LB 0000 0000000000##########    LI 00000 00##########
  LT 00000 0##########             LU 000 000##########            LV TEST 000##########
  MC 00000 00000 0########## ==    MD TE 00000000##########        ME 000 000##########==
  MK 000 ##########==              MT TEST 00000 00000000##########  NL TEST ##########
  NO 0000 0#####=                  PK TEST 000000##########        PL 000 0000 0 000000##########
  PS TEST 00000000000##########    PT 0000 0000 0########## ==     QA TEST 00000000000##########
  RO TEST 000000##########         RS 000 000##########==          SA 00 00000000##########
  SE 000 0000000##########         SI 00 000 ########==            SK 0000 000000 0########=
  SM = 00000 00000 00##########    TR 00000 0 000000##########     UA 000000 000000000##########
  VG TEST 000000##########         XK 00 00 ########## ==
`;

export interface IbanCountry {
  readonly code: string;
  /** The account number as bytes, with zeros in place of drawn digits and check digits. */
  readonly bban: Uint8Array;
  /** The index of the first drawn digit. */
  readonly first: number;
  readonly digits: number;
  /** The number of different accounts. */
  readonly count: number;
  readonly check: BbanCheck | undefined;
}

function countryOf([code, form]: readonly [code: string, form: string]): IbanCountry {
  const digits = form.split('#').length - 1;
  return Object.freeze({
    code,
    bban: Uint8Array.from(form.replaceAll(/[#=]/g, '0'), (character) => character.charCodeAt(0)),
    first: form.indexOf('#'),
    digits,
    count: Number(`1e${digits}`),
    check: bbanChecks[code],
  });
}

/** The countries with IBANs that this package can generate. */
export const IBAN_COUNTRIES: readonly IbanCountry[] = FORMS.trim()
  .split(/\s{2,}/)
  .map((entry) => [entry.slice(0, 2), entry.slice(3).replaceAll(' ', '')] as const)
  .map(countryOf);

import { keysOf } from '../../basics/keys-of.js';
import { luhnDigit } from '../../basics/luhn.js';
import { modulo97 } from '../checked-codes.js';

/**
 * Writes a check that is wrong into the characters of a tax number, which are bytes without separators and have a zero
 * in place of each character of the check.
 */
type WriteWrongCheck = (number: Uint8Array) => void;

/** The form of the tax numbers of companies of a country. */
export interface TaxForm {
  /** `#` is a drawn digit, `=` belongs to the check, `-`, `.`, `/` and a space separate, all else is itself. */
  readonly layout: string;
  /** The first drawn digits: each is equally frequent, and all have the same length. */
  readonly begins: readonly string[];
  readonly writeCheck?: WriteWrongCheck;
}

const ZERO = 48;

const digitAt = (number: Uint8Array, at: number): number => (number[at] as number) - ZERO;

/** The sum of the values of 0 to count - 1. */
function sumOf(count: number, termOf: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += termOf(i);
  return sum;
}

/** Writes a number of two digits at index `at`. */
function writeTwo(number: Uint8Array, at: number, value: number): void {
  number[at] = ZERO + Math.floor(value / 10);
  number[at + 1] = ZERO + (value % 10);
}

/** The sum of the products of weights and the digits from index `from` on. */
const weigh = (number: Uint8Array, from: number, weights: readonly number[]): number =>
  sumOf(weights.length, (i) => (weights[i] as number) * digitAt(number, from + i));

/** Writes the digit after the right one at index `at`. */
function writeAfter(number: Uint8Array, at: number, right: number): void {
  number[at] = ZERO + ((right + 1) % 10);
}

/** The Luhn check digit of the digits from `from` to `end`. */
function luhn(number: Uint8Array, from: number, end: number): number {
  return luhnDigit(end - from, (i) => digitAt(number, end - 1 - i));
}

/** A wrong Luhn check digit at index `end`, of the digits from `from` on. */
const wrongLuhn =
  (from: number, end: number): WriteWrongCheck =>
  (number) =>
    writeAfter(number, end, luhn(number, from, end));

/** ISO 7064 MOD 11,10 of the digits from `from` to `end`. */
function mod11_10(number: Uint8Array, from: number, end: number): number {
  let product = 10;
  for (let at = from; at < end; at++) {
    product = (((digitAt(number, at) + product) % 10 || 10) * 2) % 11;
  }
  return (11 - product) % 10;
}

const CNPJ_FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function brazilianDigit(number: Uint8Array, weights: readonly number[]): number {
  const rest = weigh(number, 0, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** The characters of a Chinese credit code by their values (GB 32100-2015). */
const CHINESE = '0123456789ABCDEFGHJKLMNPQRTUWXY';

const NOT_ZERO = '123456789'.split('');

/**
 * By ISO 3166 code. No country reserves tax numbers for tests, so the check of each is wrong, and no authority issues
 * such a number. The number of the United States has no check, but prefixes that are not issued.
 */
export const TAX_FORMS = {
  /** IRS, How EINs are assigned and valid EIN prefixes: these prefixes are not in the list of any campus. */
  US: {
    layout: '##-#######',
    begins: '07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '),
  },
  /** HMRC, VAT Registration Manual: modulus 97, and modulus 97 after 55 is added. */
  GB: {
    layout: 'GB ### #### ==',
    begins: NOT_ZERO,
    writeCheck: (number) => {
      const right = 97 - (weigh(number, 2, [8, 7, 6, 5, 4, 3, 2]) % 97);
      writeTwo(number, 9, (right % 97) + 1);
    },
  },
  /** Bundeszentralamt für Steuern: ISO 7064 MOD 11,10. */
  DE: {
    layout: 'DE########=',
    begins: NOT_ZERO,
    writeCheck: (number) => writeAfter(number, 10, mod11_10(number, 2, 10)),
  },
  /** Bundesministerium für Finanzen, BMF-010219/0239: alternate digits are doubled, and 4 is added. */
  AT: {
    layout: 'ATU#######=',
    begins: NOT_ZERO,
    writeCheck: (number) => {
      const sum = sumOf(7, (i) => {
        const value = digitAt(number, 3 + i) * (i % 2 === 0 ? 1 : 2);
        return value > 9 ? value - 9 : value;
      });
      writeAfter(number, 10, (10 - ((sum + 4) % 10)) % 10);
    },
  },
  /** Bundesamt für Statistik, UID: modulus 11. */
  CH: {
    layout: 'CHE-###.###.##= MWST',
    begins: NOT_ZERO,
    writeCheck: (number) => {
      const rest = weigh(number, 3, [5, 4, 3, 2, 7, 6, 5, 4]) % 11;
      writeAfter(number, 11, (11 - rest) % 11);
    },
  },
  /** INSEE, SIREN: Luhn; Direction générale des finances publiques, clé: modulus 97. Both are wrong. */
  FR: {
    layout: 'FR ==########=',
    begins: NOT_ZERO,
    writeCheck: (number) => {
      writeAfter(number, 12, luhn(number, 4, 12));
      const siren = modulo97(number, 4, number.length);
      writeTwo(number, 2, (12 + 3 * siren + 1) % 97);
    },
  },
  /** Agencia Tributaria, NIF of a Sociedad Limitada: Luhn. */
  ES: { layout: 'B#######=', begins: NOT_ZERO, writeCheck: wrongLuhn(1, 8) },
  /** Agenzia delle Entrate, partita IVA: seven digits, the code of a province, and Luhn. */
  IT: { layout: '#######0#1=', begins: ['0', '1'], writeCheck: wrongLuhn(0, 10) },
  /** Belastingdienst, btw-identificatienummer: the test of eleven, or modulus 97. */
  NL: {
    layout: 'NL########=B01',
    begins: NOT_ZERO,
    writeCheck: (number) => {
      const right = weigh(number, 2, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      writeAfter(number, 10, right);
      if (modulo97(number, 0, number.length) === 1) writeAfter(number, 10, right + 1);
    },
  },
  /** Krajowa Administracja Skarbowa, NIP: modulus 11. */
  PL: {
    layout: '###-###-##-#=',
    begins: NOT_ZERO,
    writeCheck: (number) =>
      writeAfter(number, 9, weigh(number, 0, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
  },
  /** Skatteverket, organisationsnummer of an aktiebolag: it begins with 55, and Luhn. */
  SE: { layout: '######-###=', begins: ['556', '559'], writeCheck: wrongLuhn(0, 9) },
  /** Receita Federal, CNPJ: two digits modulo 11, of which the second is wrong. */
  BR: {
    layout: '##.###.###/0001-==',
    begins: ['1', '2', '3', '4', '5'],
    writeCheck: (number) => {
      number[12] = ZERO + brazilianDigit(number, CNPJ_FIRST);
      writeAfter(number, 13, brazilianDigit(number, [6, ...CNPJ_FIRST]));
    },
  },
  /** 国税庁, 法人番号: modulus 9, in front. Invoices have a T before it. */
  JP: {
    layout: 'T=############',
    begins: ['0100', '0110', '0104', '0200', '0300', '1200', '1300', '1400', '1800', '2900'],
    writeCheck: (number) => {
      const sum = sumOf(12, (i) => digitAt(number, 13 - i) * (i % 2 === 0 ? 1 : 2));
      number[1] = ZERO + ((9 - (sum % 9)) % 9) + 1;
    },
  },
  /** GB 32100-2015, 统一社会信用代码 of an enterprise: modulus 31. */
  CN: {
    layout: '91###############=',
    begins: ['110105', '110108', '310104', '310115', '330106', '440106', '440305', '510107'],
    writeCheck: (number) => {
      // The powers of 3 modulo 31.
      let weight = 1;
      let sum = 0;
      for (let at = 0; at < 17; at++) {
        sum += digitAt(number, at) * weight;
        weight = (weight * 3) % 31;
      }
      number[17] = CHINESE.charCodeAt((31 - (sum % 31) + 1) % 31);
    },
  },
  /** 국세청, 사업자등록번호 of a corporation (81): modulus 10. */
  KR: {
    layout: '###-81-####=',
    begins: NOT_ZERO,
    writeCheck: (number) => {
      const sum = weigh(number, 0, [1, 3, 7, 1, 3, 7, 1, 3, 5]);
      const last = Math.floor((5 * digitAt(number, 8)) / 10);
      writeAfter(number, 9, (10 - ((sum + last) % 10)) % 10);
    },
  },
  /** Canada Revenue Agency, business number of a GST account: Luhn. */
  CA: { layout: '########= RT0001', begins: ['7', '8'], writeCheck: wrongLuhn(0, 8) },
  /** Australian Business Register, ABN: modulus 89, in front. */
  AU: {
    layout: '== ### ### ###',
    begins: ['0', '1', '6'],
    writeCheck: (number) => {
      const sum = weigh(number, 2, [3, 5, 7, 9, 11, 13, 15, 17, 19]);
      // The two digits are 11 to 99, so that each remainder has one pair.
      writeTwo(number, 0, 11 + ((89 - (sum % 89) + 1) % 89));
    },
  },
} as const satisfies Readonly<Record<string, TaxForm>>;

export type TaxCountry = keyof typeof TAX_FORMS;

export const TAX_COUNTRIES = keysOf(TAX_FORMS);

import { luhnDigit } from '../../basics/luhn.js';
/**
 * Returns the index of a check text, after the texts that it checks; `digits` are those of the number before it. A letter
 * counts as in base 36: A is 10.
 */
export type WrongCheck = (digits: Uint8Array) => number;

const sumOf = (digits: Uint8Array, weightOf: (at: number) => number): number => {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += (digits[at] as number) * weightOf(at);
  return sum;
};

/** The letters of the Spanish DNI by the remainder of the number modulo 23. */
export const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Spain, Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE": the letter after the right one. */
export const wrongDni: WrongCheck = (digits) => {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + digit) % 23;
  return (rest + 1) % DNI_LETTERS.length;
};

/** Brazil, Receita Federal: of the two check digits of a CPF, the second is one too large. */
export const wrongCpf: WrongCheck = (digits) => {
  const first = ((sumOf(digits, (at) => 10 - at) * 10) % 11) % 10;
  const second = (((sumOf(digits, (at) => 11 - at) + 2 * first) * 10) % 11) % 10;
  return first * 10 + ((second + 1) % 10);
};

/** Netherlands, Burgerservicenummer: the last digit fails the test of eleven. */
export const wrongBsn: WrongCheck = (digits) => ((sumOf(digits, (at) => 9 - at) % 11) + 1) % 10;

/** Germany, Steuer-Identifikationsnummer: the digit after that of ISO 7064 MOD 11,10. */
export const wrongTaxId: WrongCheck = (digits) => {
  let product = 10;
  for (const digit of digits) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (((11 - product) % 10) + 1) % 10;
};

/** The remainder of a number modulo 97, by its digits. */
const rest97 = (digits: Uint8Array): number =>
  digits.reduce((rest, digit) => (rest * 10 + digit) % 97, 0);

/** France, Insee, Numéro d'inscription au répertoire: the number after the key, which is 97 less the remainder; 01 after 97. */
export const wrongNir: WrongCheck = (digits) => ((97 - rest97(digits)) % 97) + 1;

const PESEL_WEIGHTS = [1, 3, 7, 9] as const;

/** Poland, ustawa o ewidencji ludności, article 15: the digit after the control digit of a PESEL. */
export const wrongPesel: WrongCheck = (digits) => {
  const sum = sumOf(digits, (at) => PESEL_WEIGHTS[at % 4] as number);
  return (11 - (sum % 10)) % 10;
};

/** Sweden, Skatteverket, Personnummer: the digit after that of the Luhn algorithm. */
export const wrongPersonnummer: WrongCheck = (digits) => {
  const last = digits.length - 1;
  return (luhnDigit(digits.length, (i) => digits[last - i] as number) + 1) % 10;
};

/** The characters of the check of a Chinese identity number. */
export const RIC_CHECKS = '0123456789X';

/** China, GB 11643: the character after that of ISO 7064 MOD 11-2. */
export const wrongRic: WrongCheck = (digits) => {
  let sum = 0;
  for (const digit of digits) sum = ((sum + digit) * 2) % 11;
  return (13 - sum) % 11;
};

/** The values of the characters 0 to 9 and A to Z at the first, the third and every second place after it. */
const CODICE_VALUES = [
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21],
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
];

/** Italy, Decreto del Ministero delle Finanze of 23 December 1976, article 8: the letter after the right one. */
export const wrongCodice: WrongCheck = (digits) => {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits[at] as number;
    const plain = digit < 10 ? digit : digit - 10;
    sum += at % 2 === 0 ? (CODICE_VALUES[digit] as number) : plain;
  }
  return (sum + 1) % 26;
};

/** Returns the index of a check text, after the texts that it checks; `digits` are those of the number before it. */
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

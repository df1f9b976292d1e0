const HEXADECIMAL = /^0[xX]/;
const DECIMAL = /^(\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The most decimals of a number in a formula. */
export const MOST_DECIMALS = 15;

/** 10^n for a whole number n from 0 to 15. */
export function powerOfTen(n: number): number {
  return Number(`1e${n}`);
}

/** The inverse of `powerOfTen`. */
export function scaleOf(power: number): number {
  return String(power).length - 1;
}

/** A decimal number: units x 10^-scale. */
interface DecimalNumber {
  readonly units: number;
  readonly scale: number;
}

/** Reads a number of a formula; undefined if it has more than 15 decimals or exceeds the whole numbers up to 2^53 - 1. */
export function readNumber(text: string): DecimalNumber | undefined {
  if (HEXADECIMAL.test(text)) return exact(Number(text), 0);
  const [, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const scale = fraction.length - Number(exponent);
  const digits = `${whole}${fraction}`;
  return scale < 0 ? exact(Number(`${digits}e${-scale}`), 0) : exact(Number(digits), scale);
}

function exact(units: number, scale: number): DecimalNumber | undefined {
  return Number.isSafeInteger(units) && scale <= MOST_DECIMALS ? { units, scale } : undefined;
}

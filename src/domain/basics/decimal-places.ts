import { decimalText } from './decimal-text.js';

/** Products up to this size are rounded by about a tenth or less. */
const MOST_UNITS = 1e15;
/** The powers of ten that are doubles. */
const POWERS = Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));

/** The whole number that is `value` x 10^places, for a number of at most `places` decimals; undefined if it is too large. */
export function unitsOf(value: number, places: number): number | undefined {
  const product = value * (POWERS[places] ?? Number.POSITIVE_INFINITY);
  return Math.abs(product) <= MOST_UNITS ? Math.round(product) : undefined;
}

/**
 * The number of decimals of `decimalText`. Most numbers have few, and are tried as fractions: a text takes thirty times as
 * long, and a request may list many numbers. The quotient of two whole numbers is rounded once, so it is the number
 * exactly if that number is the double nearest to the decimal.
 *
 * @example
 * decimalPlaces(12.5); // => 1
 * decimalPlaces(5e-7); // => 7
 */
export function decimalPlaces(value: number): number {
  for (const [places, power] of POWERS.entries()) {
    const units = unitsOf(value, places);
    if (units === undefined) break;
    if (units / power === value) return places;
  }
  const text = decimalText(value);
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

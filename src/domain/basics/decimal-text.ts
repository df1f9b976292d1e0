/**
 * A finite number in plain decimal digits: never an exponent, never minus zero.
 *
 * @example
 * decimalText(1e21); // => '1000000000000000000000'
 * decimalText(-0); // => '0'
 * decimalText(5e-7); // => '0.0000005'
 */
export function decimalText(value: number): string {
  const shortest = String(value);
  const exponentAt = shortest.indexOf('e');
  if (exponentAt < 0) return shortest;
  const exponent = Number(shortest.slice(exponentAt + 1));
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(shortest.slice(0, exponentAt)) ?? [];
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

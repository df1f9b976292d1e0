/**
 * The sum of the Luhn algorithm (ISO/IEC 7812-1) over the digits before a check digit; `fromRight` gives them from the last
 * one on. Every second digit is doubled, beginning with the last. A value may be greater than 9, as that of a letter in CUSIP.
 */
export function luhnSum(count: number, fromRight: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const value = fromRight(i) * (i % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return sum;
}

/** The Luhn check digit of digits, with which the sum of all ends in 0. */
export function luhnDigit(count: number, fromRight: (i: number) => number): number {
  return (10 - (luhnSum(count, fromRight) % 10)) % 10;
}

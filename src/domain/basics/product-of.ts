/** The product of numbers; 1 of none. */
export function productOf(numbers: readonly number[]): number {
  return numbers.reduce((product, number) => product * number, 1);
}

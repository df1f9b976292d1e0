export function squared(number: number): number {
  return number * number;
}

export function meanOf(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
  return sum / numbers.length;
}

export function varianceOf(numbers: ArrayLike<number>): number {
  const mean = meanOf(numbers);
  return meanOf(Array.from(numbers, (number) => squared(number - mean)));
}

/** The standard deviation as a share of the mean: the coefficient of variation. */
export function relativeSpread(numbers: ArrayLike<number>): number {
  return Math.sqrt(varianceOf(numbers)) / meanOf(numbers);
}

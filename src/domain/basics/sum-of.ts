export function sumOf(numbers: readonly number[] | Float64Array): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
  return sum;
}

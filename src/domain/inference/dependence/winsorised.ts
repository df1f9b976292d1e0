/** The numbers, where the k least and the k greatest ones are replaced by the k-th. */
export function winsorised(numbers: Float64Array, k: number): Float64Array {
  const sorted = numbers.filter((at) => !Number.isNaN(at)).sort();
  const [low, high] = [sorted[k - 1] ?? Number.NaN, sorted[sorted.length - k] ?? Number.NaN];
  return numbers.map((at) => Math.max(low, Math.min(high, at)));
}

/** The correlation over the rows in which both have a number, and their number; undefined if these are fewer than `least`. */
export function pearson(
  a: Float64Array | undefined,
  b: Float64Array | undefined,
  least: number,
): { readonly r: number; readonly rows: number } | undefined {
  if (a === undefined || b === undefined) return undefined;
  // Sums that come out of an array made this loop six times as long, and wide tables run it for thousands of pairs.
  let n = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number;
    const y = b[i] as number;
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    n++;
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  if (n < least) return undefined;
  const spread = (n * sumAA - sumA * sumA) * (n * sumBB - sumB * sumB);
  return spread > 0 ? { r: (n * sumAB - sumA * sumB) / Math.sqrt(spread), rows: n } : undefined;
}

/** The numbers, where the k least and the k greatest ones are replaced by the k-th. */
export function winsorised(numbers: Float64Array, k: number): Float64Array {
  const sorted = numbers.filter((at) => !Number.isNaN(at)).sort();
  const [low, high] = [sorted[k - 1] ?? Number.NaN, sorted[sorted.length - k] ?? Number.NaN];
  return numbers.map((at) => Math.max(low, Math.min(high, at)));
}

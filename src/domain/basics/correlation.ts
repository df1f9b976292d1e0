/** A Pearson correlation, and the number of rows that it is based on. */
export interface Correlation {
  readonly r: number;
  readonly rows: number;
}

/**
 * The correlation of the rows in which both columns have a number, -1..1; NaN means null. Undefined if these rows are fewer
 * than `least`, if a column does not vary in them, or if a sum is beyond all doubles.
 */
export function correlation(a: Float64Array, b: Float64Array, least = 2): Correlation | undefined {
  // Sums that come out of an array made this loop six times as long, and wide tables run it for thousands of pairs.
  let rows = 0;
  let fromA = 0;
  let fromB = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let i = 0; i < a.length; i++) {
    let x = a[i] as number;
    let y = b[i] as number;
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    if (rows++ === 0) [fromA, fromB] = [x, y];
    // Distances from a value of the column keep the digits of large numbers that vary little.
    x -= fromA;
    y -= fromB;
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  if (rows < least) return undefined;
  const scale = Math.sqrt(rows * sumAA - sumA * sumA) * Math.sqrt(rows * sumBB - sumB * sumB);
  if (!(scale > 0 && Number.isFinite(scale))) return undefined;
  return { r: Math.max(-1, Math.min(1, (rows * sumAB - sumA * sumB) / scale)), rows };
}

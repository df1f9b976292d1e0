/** The standard deviation of the values that are no NaN; infinity without such values. */
export function spreadOf(values: Float64Array): number {
  let [count, sum, squares] = [0, 0, 0];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
    squares += value * value;
  }
  if (count === 0) return Number.POSITIVE_INFINITY;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) * (sum / count)));
}

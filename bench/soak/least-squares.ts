/** A measurement at a time. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** The slope of the least-squares line, in values per unit of time; 0 if the points do not determine a line. */
export function slope(points: readonly Point[]): number {
  const meanAt = mean(points.map(({ at }) => at));
  const meanValue = mean(points.map(({ value }) => value));
  let covariance = 0;
  let variance = 0;
  for (const { at, value } of points) {
    covariance += (at - meanAt) * (value - meanValue);
    variance += (at - meanAt) ** 2;
  }
  return variance === 0 ? 0 : covariance / variance;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

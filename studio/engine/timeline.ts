/** Numbers over time, summarised in spans of equal length. */
export interface TimeBin {
  /** The middle of the span, in milliseconds since 1970. */
  readonly at: number;
  readonly mean: number;
  /** Without the lowest and the highest 5 % of the span. */
  readonly low: number;
  readonly high: number;
}

/** More spans than a plot has pixels for show nothing more. */
const MOST_BINS = 144;

/** The numbers of rows by their moments, in spans that have rows. */
export function timeBins(
  moments: Float64Array,
  numbers: Float64Array,
  { min, max }: { readonly min: number; readonly max: number },
): readonly TimeBin[] {
  const count = Math.max(1, Math.min(MOST_BINS, new Set(moments).size));
  const length = (max - min) / count || 1;
  const bins = Array.from({ length: count }, (): number[] => []);
  for (const [i, moment] of moments.entries()) {
    const bin = Math.min(count - 1, Math.floor((moment - min) / length));
    bins[bin]?.push(numbers[i] ?? 0);
  }
  return bins.flatMap((values, i) => {
    if (values.length === 0) return [];
    const sorted = Float64Array.from(values).sort();
    const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [{ at: min + (i + 0.5) * length, mean, low: at(0.05), high: at(0.95) }];
  });
}

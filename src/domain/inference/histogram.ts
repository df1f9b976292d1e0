/** An edge of a bin as a request has it: a number, or the text of a day, a moment or a time of day. */
export type Edge = number | string;

/** The bins of an inferred distribution: weights between edges, of which there is one more. */
export interface Histogram {
  readonly edges: readonly Edge[];
  readonly weights: readonly number[];
}

/** Whether an inferred constraint is a distribution with bins. */
export function isHistogram(value: unknown): value is Histogram {
  return typeof value === 'object' && value !== null && 'edges' in value && 'weights' in value;
}

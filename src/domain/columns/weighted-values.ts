import type { Scalar } from './words.js';

/** Values, and how often each of them comes; evenly where no weights are told. */
export interface WeightedValues {
  readonly values: readonly Scalar[];
  readonly weights?: readonly number[];
}

/** The names of a record as values, each with its weight. */
export function weighted(record: Readonly<Record<string, number>>): {
  readonly values: readonly string[];
  readonly weights: readonly number[];
} {
  return {
    values: Object.freeze(Object.keys(record)),
    weights: Object.freeze(Object.values(record)),
  };
}

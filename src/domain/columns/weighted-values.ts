import type { Scalar } from '../kernel/word-table.js';

/** Values and their relative frequencies; without weights all are equally frequent. */
export interface WeightedValues {
  readonly values: readonly Scalar[];
  readonly weights?: readonly number[];
}

/** Turns a record of weights by value into values and weights. */
export function weighted(record: Readonly<Record<string, number>>): {
  readonly values: readonly string[];
  readonly weights: readonly number[];
} {
  return {
    values: Object.freeze(Object.keys(record)),
    weights: Object.freeze(Object.values(record)),
  };
}

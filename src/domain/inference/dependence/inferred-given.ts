import type { Edge } from '../histogram.js';
import type { Condition } from './node.js';

type Member = Exclude<Condition, readonly unknown[]>;

/** A condition of a row, as a request has it: one of a column, any, some of its values, or all but some. */
export type InferredWhen =
  | Condition
  | '*'
  | { readonly in: readonly Member[] }
  | { readonly not_in: readonly Member[] };

/** A row of an inferred table of conditions. */
export interface InferredRow {
  readonly when: readonly InferredWhen[];
  readonly weights?: Readonly<Record<string, number>>;
  readonly rest?: number;
  readonly bins?: readonly (readonly [Edge, Edge, number])[];
  readonly null_rate?: number;
  readonly true_rate?: number;
}

/** An inferred table of conditions, as a request has it. */
export interface InferredGiven {
  readonly columns: readonly string[];
  readonly rows: readonly InferredRow[];
  readonly rest_weights?: Readonly<Record<string, number>>;
}

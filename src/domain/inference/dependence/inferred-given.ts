import type { Edge } from './axis-of-field.js';
import type { Condition } from './node.js';

/** A row of an inferred table of conditions. */
export interface InferredRow {
  readonly when: readonly (Condition | '*')[];
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

import type { FillStep } from '../columns/fill-step.js';
import type { IndexVector, NumberVector } from '../columns/vectors.js';

/** For each row of a table, the row of another table of its set that it refers to. */
export interface ReferencedRows {
  /** Numbers of rows; 0 in the rows that refer to no row. */
  readonly rows: NumberVector;
  readonly steps: readonly FillStep[];
  /** 1 in the rows that refer to a row, 0 in the others. Missing if all rows do. */
  readonly present?: IndexVector | undefined;
  /** Whether each row refers to the row of the one before it, or to a later one close to it. */
  readonly ascends?: true;
}

import type { Json } from '../../support/tables.js';
import type { Check } from './checks.js';

/** Constraints that are accepted, and the check for every value. */
export interface Accepted {
  readonly given: Json;
  /** Checks the JSON text of a cell: `12.50`, `"a"`. */
  readonly holds: Check;
  /** Cells that must occur within a thousand rows: both ends of a range, every choice. */
  readonly reaches?: readonly string[];
  /** The number of different values, computed by hand. */
  readonly capacity?: number;
  /** The columns that the constraints refer to. */
  readonly beside?: readonly Json[];
}

/** Constraints that are refused. */
export interface Refused {
  readonly given: unknown;
  /** Pointer to the fault, from the constraints object on. */
  readonly at: string;
  readonly says?: RegExp;
}

/** The rows of a type. The first accepted one has no constraints. */
export interface TypeCases {
  readonly accepts: readonly [Accepted, ...Accepted[]];
  readonly refuses: readonly Refused[];
}

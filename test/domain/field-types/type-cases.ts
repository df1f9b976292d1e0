import type { Json } from '../../support/tables.js';
import type { Check } from './checks.js';

/** Constraints that are taken, and what every value must then be. */
export interface Accepted {
  readonly given: Json;
  /** Looks at the JSON text of a cell: `12.50`, `"a"`. */
  readonly holds: Check;
  /** Cells that must come up within a thousand rows: both ends of a range, every choice. */
  readonly reaches?: readonly string[];
  /** How many different values there are, worked out by hand. */
  readonly capacity?: number;
  /** The columns that the constraints speak of. */
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

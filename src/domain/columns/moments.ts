import type { Instant } from '../time/instant.js';
import type { FillStep } from './fill-step.js';
import type { IndexVector, NumberVector } from './vectors.js';

/** Whether a field type has moments. */
export function isMoment(type: string): boolean {
  return type === 'date' || type === 'datetime';
}

/** The resolution of a column's moments. */
export interface Grain {
  /** Milliseconds between two consecutive moments that the column can represent. */
  readonly step: number;
  /** Milliseconds per unit of the stored count: `step` or a divisor of it. */
  readonly unit: number;
}

/** The moments of a column, whatever their notation: for each row a count of `grain.unit` since 1970. */
export interface Moments {
  readonly values: NumberVector;
  readonly steps: readonly FillStep[];
  readonly grain: Grain;
  /** The first and the last possible moment. */
  readonly span: Instant;
  /** 1 in the rows that have a moment, 0 in the others. Missing if all rows have one. */
  readonly present?: IndexVector | undefined;
}

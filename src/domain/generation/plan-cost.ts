import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import { vectorsOf } from '../columns/vectors-of.js';
import type { Segment } from '../encoding/segments.js';

/** Estimated time to write a segment of a row, and each of its bytes, in nanoseconds. */
const SEGMENT_COST = 5;
const BYTE_COST = 0.4;
/** Estimated time to write a value of a binary file, in nanoseconds. */
const VALUE_COST = 20;

/** The estimated cost of a plan. Times are nanoseconds on a typical server processor. */
export interface PlanCost {
  /** Time before the first row, in each thread that generates rows, also to jump to a row within a table. */
  readonly preparation: number;
  /** The most memory of the prepared data, in bytes. */
  readonly prepared: number;
  /** Time for each row. */
  readonly row: number;
}

/** The cost of a text of these segments. */
export function planCost(steps: readonly FillStep[], segments: readonly Segment[]): PlanCost {
  const writing = segments.reduce(
    (sum, { maxLength }) => sum + SEGMENT_COST + maxLength * BYTE_COST,
    0,
  );
  return costOf(steps, writing);
}

/** The cost of a binary file of this number of columns, whose texts have at most `bytes` bytes in a row. */
export function fileCost(steps: readonly FillStep[], columns: number, bytes: number): PlanCost {
  return costOf(steps, columns * VALUE_COST + bytes * BYTE_COST);
}

function costOf(steps: readonly FillStep[], writing: number): PlanCost {
  // Columns with the same distribution share their preparation.
  const preparations = new Set(steps.flatMap(({ preparation }) => preparation ?? []));
  let filling = 0;
  let jumping = 0;
  for (const { cost } of vectorsOf(steps)) filling += cost;
  for (const { cost = 0, jump = 0 } of singleSteps(steps)) {
    filling += cost;
    jumping += jump;
  }
  return {
    prepared: [...preparations].reduce((sum, { bytes }) => sum + bytes, 0),
    preparation: [...preparations].reduce((sum, { cost }) => sum + cost, jumping),
    row: filling + writing,
  };
}

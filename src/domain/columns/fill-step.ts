import type { Kernel } from '../kernel/kernel.js';
import type { Draw } from './draw.js';
import type { Preparation } from './preparation.js';
import type { Vector } from './vectors.js';

/** Fills rows 0..count-1 of a step's vectors with the cells of table rows `row`..`row`+count-1. */
export type Fill = (row: number, count: number, kernel: Kernel) => void;

/**
 * Fills some vectors of a window. A step reads only vectors of the steps before it.
 *
 * @example
 * // A step that adds 1 to the numbers that an earlier step drew.
 * const incremented = ({ values, steps }: DrawnNumbers): readonly FillStep[] => [
 *   ...steps,
 *   {
 *     vectors: [],
 *     fill: (_row, count) => {
 *       for (let i = 0; i < count; i++) values.data[i] = (values.data[i] ?? 0) + 1;
 *     },
 *   },
 * ];
 */
export interface FillStep {
  readonly vectors: readonly Vector[];
  readonly fill: Fill;
  /** Lists that the kernel reads in every window and therefore keeps a copy of. */
  readonly lists?: readonly (Int32Array | Uint32Array)[];
  /** Steps that this one runs for other rows. Their vectors and lists are part of it. */
  readonly inner?: readonly FillStep[];
  /** The steps that this one runs for the same rows, and nothing else: a plan runs each of them once in its place. */
  readonly parts?: readonly FillStep[];
  readonly preparation?: Preparation;
  /** Estimated time for each row beyond that of the vectors, in nanoseconds. */
  readonly cost?: number;
  /** Estimated time for a row that does not follow the row before it, beyond `cost`, in nanoseconds. */
  readonly jump?: number;
  /** Whether the step also takes rows before the window, as many at a time as the vectors of `inner` have room for. */
  readonly takesEarlier?: true;
  /** A window must lie between two consecutive multiples of this. */
  readonly block?: number;
  /** What the step draws, if each cell is one draw with the column's key `value` and nothing else. */
  readonly draw?: Draw;
}

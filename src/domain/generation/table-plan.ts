import type { FillStep } from '../columns/column-plan.js';
import type { Part } from '../encoding/parts.js';
import type { GenerateRequest } from './generate-request.js';
import type { PlanCost } from './plan-cost.js';

/**
 * Everything that is computed before the first row: the steps that fill the vectors, and the parts of a row.
 *
 * @example
 * const longestTable = ({ head, foot, longestRow, request }: TablePlan): number =>
 *   head.length + request.rows * longestRow + foot.length;
 */
export interface TablePlan {
  readonly request: GenerateRequest;
  readonly steps: readonly FillStep[];
  readonly parts: readonly Part[];
  readonly head: Uint8Array;
  readonly foot: Uint8Array;
  /** The length of the longest possible row, in bytes. */
  readonly longestRow: number;
  /** `longestRow` plus the longest texts of the hidden columns, in bytes: the memory that a row can need. */
  readonly widestRow: number;
  readonly cost: PlanCost;
}

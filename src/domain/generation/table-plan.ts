import type { FillStep } from '../columns/fill-step.js';
import type { BinaryFile, ValueColumn } from '../encoding/binary-file.js';
import type { Segment } from '../encoding/segments.js';
import type { Sheets } from '../formats/archive.js';
import type { GenerateRequest } from './generate-request.js';
import type { PlanCost } from './plan-cost.js';

interface PlannedRows {
  readonly request: GenerateRequest;
  readonly steps: readonly FillStep[];
  /** The length of the longest possible texts of a row, hidden columns included, in bytes: the memory it can need. */
  readonly widestRow: number;
  readonly cost: PlanCost;
}

/** A table as text: a row consists of segments. */
export interface TextPlan extends PlannedRows {
  readonly kind: 'text';
  readonly segments: readonly Segment[];
  readonly head: Uint8Array;
  readonly foot: Uint8Array;
  /** The length of the longest possible row, in bytes. */
  readonly longestRow: number;
  /** The sheets with the rows, if the file is an archive. */
  readonly sheets?: Sheets | undefined;
}

/** A table as columns of values. */
export interface ColumnsPlan extends PlannedRows {
  readonly columns: readonly ValueColumn[];
}

/** A table as a binary file, which reads the vectors. */
export interface FilePlan extends PlannedRows {
  readonly kind: 'file';
  readonly file: BinaryFile;
}

/**
 * Everything that is computed before the first row: the steps that fill the vectors, and what makes bytes of them.
 *
 * @example
 * const widestTable = ({ widestRow, request }: TablePlan): number => request.rows * widestRow;
 */
export type TablePlan = TextPlan | FilePlan;

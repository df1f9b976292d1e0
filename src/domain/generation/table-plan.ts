import type { FillStep } from '../columns/column-plan.js';
import type { Part } from '../encoding/parts.js';
import type { GenerateRequest } from '../schema/generate-request.js';

/** All that is settled before the first row: what to fill, of what parts a row is, where to break. */
export interface TablePlan {
  readonly request: GenerateRequest;
  readonly steps: readonly FillStep[];
  readonly parts: readonly Part[];
  readonly head: Uint8Array;
  readonly foot: Uint8Array;
  /** Bytes of the longest possible row. */
  readonly longestRow: number;
}

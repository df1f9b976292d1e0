import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';

/** The pieces of a part of an address, and the steps that fill them. */
export interface FilledPieces {
  readonly steps: readonly FillStep[];
  readonly cell: readonly Piece[];
}

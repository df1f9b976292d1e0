import type { FillStep } from './column-plan.js';
import type { Instant } from './instant.js';
import type { NumberVector } from './vectors.js';

export const DAY_MS = 86_400_000;

/** How the moments of a column are counted. */
export interface Grain {
  /** Milliseconds from a moment that the column can show to the next. */
  readonly step: number;
  /** Milliseconds that a count stands for: `step`, or a part of it. */
  readonly unit: number;
}

/** The moments that a column shows, a count since 1970 a row, whatever it writes them as. */
export interface Moments {
  readonly values: NumberVector;
  readonly steps: readonly FillStep[];
  readonly grain: Grain;
  /** The first and the last that can come up. */
  readonly span: Instant;
}

/** How much of a table a sample holds at the most. */
export interface SampleLimits {
  readonly rows: number;
  readonly columns: number;
  /** UTF-16 units of one cell. */
  readonly cellLength: number;
}

/** Cells of one sample, empty ones included: rows of a few bytes may ask for a thousand columns each. */
export const MOST_CELLS = 5_000_000;

/** The maximal size of a sample. */
export interface SampleLimits {
  readonly rows: number;
  readonly columns: number;
  /** UTF-16 units of one cell. */
  readonly cellLength: number;
}

/** The most cells of one sample, including empty ones: a row of a few bytes may need a thousand columns. */
export const MOST_CELLS = 5_000_000;

const MEBIBYTE = 1024 * 1024;

/** The bounds of every sample, whatever sizes a file declares. The request sets the number of rows. */
export const SAMPLE_BOUNDS = {
  columns: 2000,
  /** UTF-16 units of one cell. */
  cellLength: 65_536,
  inflatedBytes: 32 * MEBIBYTE,
} as const;

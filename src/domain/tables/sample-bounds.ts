const MEBIBYTE = 1024 * 1024;

/** Bounds of every sample, whatever a file says of itself; the rows are the request's. */
export const SAMPLE_BOUNDS = {
  columns: 2000,
  /** Characters. */
  cellLength: 65_536,
  inflatedBytes: 32 * MEBIBYTE,
} as const;

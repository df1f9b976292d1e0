import type { StatedHeader } from './stated-header.js';

/** The maximal size of a sample, and what is known of its first record. */
export interface SampleLimits {
  readonly rows: number;
  readonly columns: number;
  /** UTF-16 units of one cell. */
  readonly cellLength: number;
  /** Whether the first record of a text is a header. By default its cells and those below them decide. */
  readonly header?: StatedHeader | undefined;
  /** Whether the whole file is read, and rows are chosen from all of it. By default they are the first ones. */
  readonly isSpread?: boolean;
  /** The index of the column that names groups of rows, which are chosen whole. By default each row is chosen alone. */
  readonly groupedBy?: number;
}

/** The most cells of one sample, including empty ones: a row of a few bytes may need a thousand columns. */
export const MOST_CELLS = 5_000_000;

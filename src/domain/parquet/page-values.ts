/** Collects the values of a group of rows of a column, page by page. Null rows have no value. */
export interface PageValues {
  /** The number of the encoding in Parquet's metadata. */
  readonly encoding: number;
  /** Adds the values of the rows from `from` to `to` - 1 of the window. */
  add(from: number, to: number): void;
  /** Starts the next page, and returns the encoded values of the last one until the next values are added. */
  take(): Uint8Array;
  /** Bounds of the values of all pages, if there are any and readers can use them. */
  range?(): ValueRange | undefined;
}

/** Two values in the encoding PLAIN. */
export interface ValueRange {
  readonly min: Uint8Array;
  readonly max: Uint8Array;
}

/** The numbers of encodings in Parquet's metadata. */
export const ENCODING = { plain: 0, levels: 3, dictionary: 8 } as const;

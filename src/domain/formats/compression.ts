/**
 * A way to compress the file of a table. The program compresses; the domain only knows the name and decodes requests.
 *
 * @example
 * const gzip: Compression = { name: 'gzip', type: 'application/gzip', extension: 'gz' };
 * `orders.csv.${gzip.extension}`; // => 'orders.csv.gz'
 */
export interface Compression {
  readonly name: string;
  /** The media type without parameters. */
  readonly type: string;
  /** The extension that follows that of the format. */
  readonly extension: string;
  /** Why this program cannot compress so, and what helps; missing if it can. */
  readonly unavailable?: string | undefined;
}

/** The value of `compression` for a file that is not compressed. */
export const NO_COMPRESSION = 'none';

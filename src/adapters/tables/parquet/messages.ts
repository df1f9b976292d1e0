import type { SampleLimits } from '../../../domain/tables/sample-limits.js';
import type { TableSample } from '../../../domain/tables/table-sample.js';

/** The first message to the process. */
export interface ParquetWork {
  readonly limits: SampleLimits;
  /** The most bytes that all pages together may unpack to. */
  readonly mostBytes: number;
}

/** A message to the process: its work, then the bytes that it requested. */
export type ToProcess = ParquetWork | Uint8Array;

/** A message from the process: any number of requests for a range of bytes, then one of the results. */
export type FromProcess =
  | { readonly is: 'range'; readonly start: number; readonly end: number | undefined }
  | { readonly is: 'sample'; readonly sample: TableSample }
  | { readonly is: 'unreadable'; readonly reason: string };

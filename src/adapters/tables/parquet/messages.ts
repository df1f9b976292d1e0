import type { SampleLimits } from '../../../domain/tables/sample-limits.js';
import type { TableSample } from '../../../domain/tables/table-sample.js';

/** What the process is told first. */
export interface ParquetWork {
  readonly limits: SampleLimits;
  /** Bytes that pages may unpack to. */
  readonly mostBytes: number;
}

/** What the process is told: its work, then the bytes that it asks for. */
export type ToProcess = ParquetWork | Uint8Array;

/** What the process says: it asks for bytes, again and again, and ends with one of the others. */
export type FromProcess =
  | { readonly is: 'range'; readonly start: number; readonly end: number | undefined }
  | { readonly is: 'sample'; readonly sample: TableSample }
  | { readonly is: 'unreadable'; readonly reason: string };

import type { SampleLimits } from '../../../domain/tables/sample-limits.js';
import type { TableSample } from '../../../domain/tables/table-sample.js';

/** What a thread is started with. */
export interface ParquetWork {
  readonly limits: SampleLimits;
  readonly mostBytes: number;
}

/** What a thread says: it asks for bytes, again and again, and ends with one of the others. */
export type FromThread =
  | { readonly is: 'range'; readonly start: number; readonly end: number | undefined }
  | { readonly is: 'sample'; readonly sample: TableSample }
  | { readonly is: 'unreadable'; readonly reason: string };

/** What a thread is answered: the bytes that it asked for. */
export type ToThread = Uint8Array;

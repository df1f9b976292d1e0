import type { Compression } from '../formats/compression.js';
import type { Format } from '../formats/format.js';
import type { GenerateRequest, Seed } from './generate-request.js';

/** A validated request for several tables, or for a window of one of them. */
export interface SetRequest {
  readonly seed: Seed;
  readonly format: Format;
  /** Decoded options of the format, including defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly compression?: Compression | undefined;
  /** In the order of the request. */
  readonly tables: readonly GenerateRequest[];
}

import type { RequestTerms, TableEngine } from '../../domain/engine/table-engine.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import type { Digest } from '../ports/digest.js';

/** What a run is planned with. */
export interface RunPorts {
  readonly engine: TableEngine;
  readonly terms: RequestTerms;
  readonly digest: Digest;
  /** The release of Tablewright, which other releases do not continue. */
  readonly release: string;
  /** The version of the compressor that makes the files of a table; undefined if none does. */
  compressorOf(table: GenerateRequest): string | undefined;
}

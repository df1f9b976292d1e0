import { isBinary } from '../../domain/formats/format.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { Chunks, CompressedChunks, Compressor } from '../ports/compressor.js';

/** Makes the file of a table from the text of its format. */
export type Pack = (chunks: Chunks, compressor: Compressor) => CompressedChunks;

/** Returns how the file of a table is made; undefined if the text is the file. */
export function packOf(plan: TablePlan): Pack | undefined {
  const { format } = plan.request;
  const sheets = plan.kind === 'text' ? plan.sheets : undefined;
  if (sheets === undefined || isBinary(format) || format.archive === undefined) {
    return compressionOf(plan.request);
  }
  const archive = format.archive([sheets]);
  return (chunks, compressor) => compressor.archive(chunks, archive);
}

/** Returns how a text is compressed; undefined if it is not. */
export function compressionOf({ compression }: GenerateRequest): Pack | undefined {
  if (compression === undefined) return undefined;
  return (chunks, compressor) => compressor.compress(chunks, compression.name);
}

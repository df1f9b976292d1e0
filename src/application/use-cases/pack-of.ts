import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { CompressedChunks, Compressor } from '../ports/compressor.js';

/** Makes the file of a table from the text of its format. */
export type Pack = (
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  compressor: Compressor,
) => CompressedChunks;

/** Returns how the file of a table is made; undefined if the text is the file. */
export function packOf(plan: TablePlan): Pack | undefined {
  const { compression } = plan.request;
  const archive = plan.kind === 'text' ? plan.archive : undefined;
  if (archive !== undefined) return (chunks, compressor) => compressor.archive(chunks, archive);
  if (compression === undefined) return undefined;
  return (chunks, compressor) => compressor.compress(chunks, compression.name);
}

import type { Chunks } from '../../../application/ports/compressor.js';
import type { Sink } from './sink.js';

/** Writes all chunks to a sink, each after the one before. If one fails, what is written is discarded. */
export async function writeChunks(sink: Sink, chunks: Chunks): Promise<void> {
  try {
    for await (const chunk of chunks) await sink.write(chunk);
    await sink.finish();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

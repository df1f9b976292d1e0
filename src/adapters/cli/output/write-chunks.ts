import type { Sink } from './sink.js';

/** Writes all chunks to a sink, each after the one before. If one fails, what is written is discarded. */
export async function writeChunks(
  sink: Sink,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  try {
    for await (const chunk of chunks) await sink.write(chunk);
    await sink.finish();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

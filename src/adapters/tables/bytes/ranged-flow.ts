import type { ByteFlow } from './byte-cursor.js';

/** Bytes start..end-1 of a file; a negative start counts from its end. */
export type ReadRange = (start: number, end?: number) => Promise<Uint8Array>;

/** Small at first, since a head is often enough; then large, since every piece is a request. */
const FIRST_BYTES = 256 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

/** Bytes start..end-1 of a file, piece by piece as they are asked for. */
export function rangedFlow(range: ReadRange, start: number, end: number): ByteFlow {
  let at = start;

  async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let size = FIRST_BYTES; at < end; size = Math.min(size * 2, MOST_BYTES)) {
      const wanted = Math.min(size, end - at);
      const piece = await range(at, at + wanted);
      at += piece.length;
      yield piece;
      if (piece.length < wanted) return;
    }
  }

  return { chunks: pieces(), whole: () => at >= end };
}

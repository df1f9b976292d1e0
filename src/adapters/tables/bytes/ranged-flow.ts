import type { ByteFlow } from './byte-cursor.js';

/** Reads the bytes from `start` to `end - 1`, or to the end of the file; a negative `start` counts from the end. */
export type ReadRange = (start: number, end?: number) => Promise<Uint8Array>;

/** Pieces are small at first, because the head is often enough, and then larger, because each piece is a request. */
const FIRST_BYTES = 256 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

/** The bytes from `start` to `end - 1` of a file as a flow; each piece is requested when it is needed. */
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

import type { ByteCursor, ByteFlow } from './byte-cursor.js';

/** The next `count` bytes of a cursor as a flow, which is complete if it has all of them. */
export function firstBytes(cursor: ByteCursor, count: number): ByteFlow {
  let left = count;

  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of cursor.upTo(count)) {
      left -= chunk.length;
      yield chunk;
    }
  }

  return { chunks: chunks(), whole: () => left === 0 };
}

import type { ByteCursor, ByteFlow } from './byte-cursor.js';

/** The next bytes of a cursor, which are whole when so many came. */
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

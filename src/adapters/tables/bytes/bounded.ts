import type { ByteFlow } from './byte-cursor.js';

/** A flow that ends after at most `bytes` bytes, whatever size the file states. */
export function bounded({ chunks, whole }: ByteFlow, bytes: number): ByteFlow {
  let cut = false;

  async function* head(): AsyncGenerator<Uint8Array, void, undefined> {
    let left = bytes;
    for await (const chunk of chunks) {
      yield chunk.subarray(0, left);
      cut = chunk.length > left;
      left -= chunk.length;
      if (left <= 0) return;
    }
  }

  return { chunks: head(), whole: () => !cut && whole() };
}

import { unreadable } from '../unreadable.js';
import type { ByteCursor } from './byte-cursor.js';
import type { ReadRange } from './ranged-flow.js';

/** Random access to a source without ranges: reads all of it into memory. Throws if it has more than `most` bytes. */
export async function collected(cursor: ByteCursor, most: number): Promise<ReadRange> {
  const parts: Uint8Array[] = [];
  for await (const chunk of cursor.upTo(most)) parts.push(chunk);
  if (!cursor.whole()) {
    const [next] = await cursor.peek(1);
    if (next !== undefined || !cursor.whole()) {
      throw unreadable('the parquet file is truncated, or too large to be read as a stream');
    }
  }
  const bytes = Buffer.concat(parts);
  return async (start, end) => bytes.subarray(start, end);
}

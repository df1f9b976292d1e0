import { unreadable } from '../unreadable.js';
import type { ByteCursor } from './byte-cursor.js';
import type { ReadRange } from './ranged-flow.js';

/** Ranges of a file that has none: all of it, if it is small enough. */
export async function collected(cursor: ByteCursor, most: number): Promise<ReadRange> {
  const parts: Uint8Array[] = [];
  for await (const chunk of cursor.upTo(most)) parts.push(chunk);
  if (!cursor.whole()) {
    const [more] = await cursor.peek(1);
    if (more !== undefined || !cursor.whole()) {
      throw unreadable('the parquet file is too large to be read without its end, or cut off');
    }
  }
  const bytes = Buffer.concat(parts);
  return async (start, end) => bytes.subarray(start, end);
}

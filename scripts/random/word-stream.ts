import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadOrder } from './read-orders.js';

const WORDS_OF_A_CHUNK = 1 << 18;
/** Errors of the regular end: the reader closes its end of the pipe when it has enough words. */
const READER_LEFT = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Writes the words of an order, four bytes each, until the reader closes the stream. */
export async function writeWords(order: ReadOrder, to: Writable): Promise<void> {
  try {
    await pipeline(chunks(order), to);
  } catch (error) {
    if (!READER_LEFT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function* chunks({ fill, width }: ReadOrder): Generator<Uint8Array> {
  for (let step = 0; ; ) {
    const words = new Int32Array(WORDS_OF_A_CHUNK);
    for (let at = 0; at < words.length; at += width) fill(words, at, step++);
    yield new Uint8Array(words.buffer);
  }
}

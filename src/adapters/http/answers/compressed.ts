import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from '../context.js';

/** The fastest level: higher levels hardly make random data smaller. */
const LEVEL = 1;

/**
 * Compresses the chunks with gzip, in Node's thread pool, if the caller accepts it. Leaving the loop, or an error on
 * either side, ends both: truncated output then lacks the gzip trailer and cannot pass for a complete body.
 */
export function compressed(
  ctx: Context,
  chunks: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return chunks;
  ctx.set('Content-Encoding', 'gzip');
  const source = Readable.from(chunks);
  const gzip = createGzip({ level: LEVEL });
  ctx.state.hasReadAll = () => source.readableLength === 0 && gzip.writableLength === 0;
  // The reader of the pipeline gets its errors.
  return pipeline(source, gzip, () => {});
}

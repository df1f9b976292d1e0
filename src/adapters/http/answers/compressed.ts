import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from '../context.js';

/** The level that costs least: data that is made at random hardly gets smaller above it. */
const LEVEL = 1;

/**
 * The chunks in gzip where the caller takes that, made in Node's own threads. Leaving the loop, or a
 * failure on either side, ends both: what was cut short has no end that could pass for one.
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
  // A failure reaches whoever reads the end of the pipe.
  return pipeline(source, gzip, () => {});
}

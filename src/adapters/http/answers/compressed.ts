import type { Compressor } from '../../../application/ports/compressor.js';
import type { Context } from '../context.js';

/** Compresses the chunks of a text with gzip if the caller accepts that as content coding. */
export function compressed(
  ctx: Context,
  chunks: AsyncIterable<Uint8Array>,
  compressor: Compressor,
): AsyncIterable<Uint8Array> {
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return chunks;
  ctx.set('Content-Encoding', 'gzip');
  const gzipped = compressor.compress(chunks, 'gzip');
  ctx.state.hasReadAll = () => gzipped.hasReadAll();
  return gzipped;
}

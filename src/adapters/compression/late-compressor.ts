import type { CompressedChunks, Compressor } from '../../application/ports/compressor.js';

/** Loads the compressor of Node for the first file that needs it: a start stays fast. */
export const lateCompressor: Compressor = {
  compress: (chunks, compression) => late((compressor) => compressor.compress(chunks, compression)),
  archive: (chunks, archive) => late((compressor) => compressor.archive(chunks, archive)),
  files: (files) => late((compressor) => compressor.files(files)),
};

function late(make: (compressor: Compressor) => CompressedChunks): CompressedChunks {
  let made: CompressedChunks | undefined;
  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    const { ZlibCompressor } = await import('./zlib-compressor.js');
    made = make(new ZlibCompressor());
    yield* made;
  }
  return Object.assign(chunks(), { hasReadAll: () => made?.hasReadAll() === true });
}

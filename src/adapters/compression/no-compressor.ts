import type { CompressedChunks, Compressor } from '../../application/ports/compressor.js';

/**
 * Replaces the compressor in a program that is bundled for a browser: the manifest of the engine says so. The names of
 * the classes must be equal, because importers know one of them.
 */
export class ZlibCompressor implements Compressor {
  compress(): CompressedChunks {
    throw new Error('only Node compresses files: use chunks() with a CompressionStream');
  }

  archive(): CompressedChunks {
    throw new Error('only Node writes XLSX files: choose another format');
  }

  files(): CompressedChunks {
    throw new Error('only Node writes zip archives: write each table to a file of its own');
  }
}

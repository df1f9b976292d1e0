import { pipeline, Readable, type Transform } from 'node:stream';
import type {
  Chunks,
  CompressedChunks,
  Compressor,
  NamedFile,
} from '../../application/ports/compressor.js';
import type { Archive } from '../../domain/formats/archive.js';
import { nodeZlib } from './node-zlib.js';
import { zipped, zippedFiles } from './zipped.js';

/** The fastest level of gzip: higher levels take twice the time to make random data a tenth smaller. */
const GZIP_LEVEL = 1;
/** In bytes. */
const CHUNK = 64 * 1024;

const streams: Readonly<Record<string, () => Transform>> = {
  gzip: () => nodeZlib().createGzip({ level: GZIP_LEVEL, chunkSize: CHUNK }),
  zstd: () => nodeZlib().createZstdCompress({ chunkSize: CHUNK }),
};

/** Compresses in Node's thread pool. */
export class ZlibCompressor implements Compressor {
  compress(chunks: Chunks, compression: string): CompressedChunks {
    const make = streams[compression];
    if (make === undefined) throw new Error(`there is no compression "${compression}"`);
    const source = Readable.from(chunks);
    const compressing = make();
    const hasReadAll = (): boolean =>
      source.readableLength === 0 && compressing.writableLength === 0;
    // The reader of the pipeline gets its errors.
    return Object.assign(
      pipeline(source, compressing, () => {}),
      { hasReadAll },
    );
  }

  archive(chunks: Chunks, archive: Archive): CompressedChunks {
    // The streams of the archive pass chunks on, so no buffer is ever free.
    return Object.assign(zipped(chunks, archive), { hasReadAll: () => false });
  }

  files(files: Iterable<NamedFile>): CompressedChunks {
    return Object.assign(zippedFiles(files), { hasReadAll: () => false });
  }
}

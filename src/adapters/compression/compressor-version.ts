import { arch, versions } from 'node:process';
import { isBinary } from '../../domain/formats/format.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';

/** The libraries behind the names of compressions, of the file and of the pages of Parquet. */
const LIBRARIES: Readonly<Record<string, string>> = { gzip: 'zlib', zstd: 'zstd' };

/**
 * The library outside of this package that decides the bytes of a file, such as `zlib 1.3.1 (x64)`; undefined if there is
 * none. Another version of it, or the same one on another processor, may compress the same text to other bytes.
 */
export function compressorVersion(request: GenerateRequest): string | undefined {
  const { format, compression, options } = request;
  const isArchive = !isBinary(format) && format.archive !== undefined;
  const name = isArchive ? 'gzip' : (compression?.name ?? String(options.compression));
  const library = LIBRARIES[name];
  return library && `${library} ${versions[library]} (${arch})`;
}

import * as zlib from 'node:zlib';
import type { PlatformCodecs } from '../../domain/parquet/codec.js';

/** The fastest level: pages are small, and higher levels take several times as long for a few percent. */
const LEVEL = 1;

/** Since Node 22.15; the types of Node 20 do not have it. */
interface Zstd {
  zstdCompressSync?(bytes: Uint8Array, options: { readonly params: object }): Uint8Array;
  readonly constants: { readonly ZSTD_c_compressionLevel?: number };
}

const { zstdCompressSync, constants } = zlib as unknown as Zstd;

/** The compressions of this version of Node. */
export const pageCodecs: PlatformCodecs = {
  gzip: (bytes) => zlib.gzipSync(bytes, { level: LEVEL }),
  zstd:
    zstdCompressSync &&
    ((bytes) =>
      zstdCompressSync(bytes, { params: { [Number(constants.ZSTD_c_compressionLevel)]: LEVEL } })),
};

import type { PlatformCodecs } from '../../domain/parquet/codec.js';

/** The fastest level: pages are small, and higher levels take several times as long for a few percent. */
const LEVEL = 1;

/** Since Node 22.15; the types of Node 20 do not have it. */
interface Zstd {
  zstdCompressSync(bytes: Uint8Array, options: { readonly params: object }): Uint8Array;
  readonly constants: { readonly ZSTD_c_compressionLevel: number };
}

/** The compressions of this version of Node. Node's library loads with the first page: a start stays fast. */
export const pageCodecs: PlatformCodecs = {
  gzip: (bytes) => process.getBuiltinModule('node:zlib').gzipSync(bytes, { level: LEVEL }),
  zstd: process.versions.zstd === undefined ? undefined : zstd,
};

function zstd(bytes: Uint8Array): Uint8Array {
  const { zstdCompressSync, constants } = process.getBuiltinModule('node:zlib') as unknown as Zstd;
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
}

import type { PlatformCodecs } from '../../domain/parquet/codec.js';
import { nodeZlib } from './node-zlib.js';

/** The fastest level: pages are small, and higher levels take several times as long for a few percent. */
const LEVEL = 1;

/** The compressions of this version of Node. */
export const pageCodecs: PlatformCodecs = {
  gzip: (bytes) => nodeZlib().gzipSync(bytes, { level: LEVEL }),
  zstd: process.versions.zstd === undefined ? undefined : zstd,
};

function zstd(bytes: Uint8Array): Uint8Array {
  const { zstdCompressSync, constants } = nodeZlib();
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
}

import type { Transform } from 'node:stream';

/** Since Node 22.15; the types of Node 20, which are used here, do not have it. */
interface Zstd {
  createZstdCompress(options: { readonly chunkSize: number }): Transform;
  zstdCompressSync(bytes: Uint8Array, options: { readonly params: object }): Uint8Array;
  readonly constants: { readonly ZSTD_c_compressionLevel: number };
}

/** Node's library. It loads with the first compression: a start stays fast. */
export const nodeZlib = (): Omit<typeof import('node:zlib'), keyof Zstd> & Zstd =>
  process.getBuiltinModule('node:zlib') as unknown as Zstd & typeof import('node:zlib');

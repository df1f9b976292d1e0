import { snappy } from './snappy.js';

/**
 * Compresses bytes, possibly to themselves; the result is valid until the next call. Other versions of a library may
 * compress the same bytes to others.
 */
export type Compress = (bytes: Uint8Array) => Uint8Array;

/** The compressions that the platform offers, by their names in Parquet. */
export interface PlatformCodecs {
  readonly gzip?: Compress | undefined;
  readonly zstd?: Compress | undefined;
}

/** A compression of the pages of a Parquet file; `id` is its number in the metadata. */
export interface Codec {
  readonly id: number;
  readonly compress: Compress;
}

export const COMPRESSIONS = ['snappy', 'gzip', 'zstd', 'none'] as const;

/** The name of a compression. */
export type Compression = (typeof COMPRESSIONS)[number];

/** Returns a compression, or undefined if the platform does not offer it. */
export function codecOf(name: Compression, { gzip, zstd }: PlatformCodecs): Codec | undefined {
  switch (name) {
    case 'none':
      return { id: 0, compress: (bytes) => bytes };
    case 'snappy':
      return { id: 1, compress: snappy() };
    case 'gzip':
      return gzip && { id: 2, compress: gzip };
    case 'zstd':
      return zstd && { id: 6, compress: zstd };
  }
}

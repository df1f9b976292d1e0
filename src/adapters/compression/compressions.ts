import type { Compression } from '../../domain/formats/compression.js';

/** A browser has no `process`. */
const { process } = globalThis as {
  readonly process?: { readonly versions?: NodeJS.ProcessVersions };
};

const isZstdAvailable = process?.versions?.zstd !== undefined;

/** The compressions of this version of Node. */
export const compressions: readonly Compression[] = [
  { name: 'gzip', type: 'application/gzip', extension: 'gz' },
  {
    name: 'zstd',
    type: 'application/zstd',
    extension: 'zst',
    unavailable: isZstdAvailable
      ? undefined
      : 'zstd needs Node 22.15 or later: use gzip, or compress the output with the command zstd',
  },
];

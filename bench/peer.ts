import { createRequire } from 'node:module';
import { packageRoot } from '../test/support/package-root.js';

/** Peers are installed in a separate folder, so that users of the package do not download them. */
export const INSTALL_PEERS = 'npm ci --prefix bench/peers';

const require = createRequire(new URL('bench/peers/package.json', packageRoot));

/** A package of bench/peers; undefined if it is not installed. */
export function peer<A>(name: string): A | undefined {
  try {
    return require(name) as A;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

import { OwnPackages } from '../scripts/own-packages.js';

/** Peers are installed in a separate folder, so that users of the package do not download them. */
const peers = new OwnPackages('bench/peers');

export const INSTALL_PEERS = peers.install;

/** A package of bench/peers; undefined if it is not installed. */
export function peer<A>(name: string): A | undefined {
  return peers.find<A>(name);
}

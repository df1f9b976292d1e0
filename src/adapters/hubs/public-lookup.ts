import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

export class PrivateAddressError extends Error {}

/**
 * A DNS look-up that refuses a host if any of its addresses is not public. The connection uses the addresses that were
 * checked, so a name that resolves differently a moment later (DNS rebinding) has no effect.
 */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = found as readonly LookupAddress[];
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateAddressError('the host has a private address'), []);
      }
      const [first] = addresses;
      if (options.all || first === undefined) return callback(null, [...addresses]);
      callback(null, first.address, first.family);
    });
  };
}

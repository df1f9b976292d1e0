const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;
/** As a socket that takes both kinds shows an address of version 4 (RFC 4291, 2.5.5.2). */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Those who share one fair use: one address of version 4, or the /64 network of one of version 6, since
 * whoever has one address of that has 2^64 of them.
 */
export function addressGroup(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

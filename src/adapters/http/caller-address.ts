import { isIP, SocketAddress } from 'node:net';
import type { Context } from './context.js';

/** The unspecified address, for a connection that is already closed. */
const NOBODY = '::';

/**
 * The address of the caller as text: dotted IPv4, also for an IPv4 address mapped into IPv6, or else IPv6 in short form
 * (RFC 5952). Without trusted proxies it is the address of the connection. Each trusted proxy appends the address that
 * it was called from to X-Forwarded-For, so the last `trustedHops` entries are reliable, and a caller may have forged
 * all others. An entry that is not an address ends the search: the result is the address found before it.
 */
export function callerAddress(ctx: Context, trustedHops: number): string {
  let caller = addressIn(ctx.req.socket.remoteAddress ?? '') ?? NOBODY;
  let rest = trustedHops > 0 ? ctx.get('X-Forwarded-For') : '';
  for (let hop = 0; hop < trustedHops && rest !== ''; hop++) {
    // Reading from the right makes a list of thousands of entries as cheap as a short one.
    const comma = rest.lastIndexOf(',');
    const address = addressIn(rest.slice(comma + 1).trim());
    if (address === undefined) break;
    caller = address;
    rest = comma < 0 ? '' : rest.slice(0, comma);
  }
  return caller;
}

/** The address of `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:5678`. */
function addressIn(entry: string): string | undefined {
  if (entry.length > 64) return undefined;
  const [, bracketed, dotted] =
    /^(?:\[([^[\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(entry) ?? [];
  // The zone of a link-local address names a network interface of this machine, not the caller.
  const [address = ''] = (bracketed ?? dotted ?? entry).split('%', 1);
  const version = isIP(address);
  if (version === 4) return address;
  if (version !== 6) return undefined;
  const short = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(short)?.[1] ?? short;
}

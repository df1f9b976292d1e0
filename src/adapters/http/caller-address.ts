import { isIP, SocketAddress } from 'node:net';
import type { Context } from './context.js';

/** The unspecified address, for a connection that is gone. */
const NOBODY = '::';

/**
 * The caller's address as text: IPv4 dotted, also where it came mapped into IPv6, else IPv6 in its short
 * form (RFC 5952). The connection's own, unless proxies in front are trusted: each adds the address that it
 * was called from to X-Forwarded-For, so the last `trustedHops` entries are theirs and every one before
 * them is a claim. An entry that is no address ends the way back: the hop that wrote it stands.
 */
export function callerAddress(ctx: Context, trustedHops: number): string {
  let caller = addressIn(ctx.req.socket.remoteAddress ?? '') ?? NOBODY;
  let rest = trustedHops > 0 ? ctx.get('X-Forwarded-For') : '';
  for (let hop = 0; hop < trustedHops && rest !== ''; hop++) {
    // From the right, entry by entry: a list of thousands costs no more than a short one.
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
  // The zone of a link-local address names an interface of ours, not the caller.
  const address = (bracketed ?? dotted ?? entry).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 4) return address;
  if (version !== 6) return undefined;
  const short = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(short)?.[1] ?? short;
}

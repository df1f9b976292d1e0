import { isIP } from 'node:net';
import type { RedisOptions } from 'ioredis';
import { decodedPart } from './percent-signs.js';

const DEFAULT_PORT = 6379;

/**
 * Decodes a `redis://` or `rediss://` URL into options of ioredis. ioredis itself would read any option from the query
 * of the URL, and would use encryption only for a lower-case `rediss://`.
 */
export function redisAddress(
  url: string,
): Pick<RedisOptions, 'host' | 'port' | 'db' | 'username' | 'password' | 'tls'> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '') || 'localhost';
  return {
    host,
    port: Number(port || DEFAULT_PORT),
    db: Number(pathname.slice(1)),
    ...(username !== '' && { username: decodedPart(username) }),
    ...(password !== '' && { password: decodedPart(password) }),
    // The server may have certificates for several names; RFC 6066, 3 does not allow addresses as a server name.
    ...(protocol === 'rediss:' && { tls: isIP(host) === 0 ? { servername: host } : {} }),
  };
}

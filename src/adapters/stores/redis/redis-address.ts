import { isIP } from 'node:net';
import type { RedisOptions } from 'ioredis';

const DEFAULT_PORT = 6379;

/**
 * Where a `redis://` or `rediss://` URL leads. Read here and not by ioredis, which takes any option out of
 * a URL's query and only lower-case `rediss://` for encrypted.
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
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    // A name is told to the server, which may hold certificates of several; an address must not be (RFC 6066, 3).
    ...(protocol === 'rediss:' && { tls: isIP(host) === 0 ? { servername: host } : {} }),
  };
}

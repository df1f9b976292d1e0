/** Origins such as `https://host:8443`; `https://*.host` means all subdomains of a host. */
export interface OriginList {
  /** The origins of the platform, allowed at public addresses only. Ignored if `named` is not empty. */
  readonly own: readonly string[];
  /** The origins named by the operator, allowed at any address, such as that of a proxy or a test server. */
  readonly named: readonly string[];
}

export type Reach = 'public' | 'any';

interface AllowedOrigin {
  readonly pattern: URL;
  readonly reach: Reach;
}

/** The only origins that are ever contacted; scheme, host and port must all match. */
export class AllowedOrigins {
  readonly #origins: readonly AllowedOrigin[];

  constructor(...lists: readonly OriginList[]) {
    this.#origins = lists.flatMap(({ own, named }) => {
      const reach = named.length > 0 ? 'any' : 'public';
      const origins = named.length > 0 ? named : own;
      return origins.map((origin) => ({ pattern: new URL(origin), reach }) as const);
    });
  }

  /** The addresses at which a URL may be contacted; undefined if its origin is not allowed. */
  reachOf(url: URL): Reach | undefined {
    if (url.username !== '' || url.password !== '') return undefined;
    return this.#origins.find(({ pattern }) => covers(pattern, url))?.reach;
  }
}

function covers(pattern: URL, url: URL): boolean {
  if (pattern.protocol !== url.protocol || pattern.port !== url.port) return false;
  return pattern.hostname.startsWith('*.')
    ? url.hostname.endsWith(pattern.hostname.slice(1))
    : url.hostname === pattern.hostname;
}

/** Places such as `https://host:8443`; `https://*.host` is every host below that one. */
export interface OriginList {
  /** The platform's own, at public addresses only; out of force where the operator names others. */
  readonly own: readonly string[];
  /** Named by the operator: a proxy or a test server may stand at any address. */
  readonly named: readonly string[];
}

export type Reach = 'public' | 'any';

interface Place {
  readonly pattern: URL;
  readonly reach: Reach;
}

/** The only places that are ever contacted: scheme, host and port must all be right. */
export class AllowedOrigins {
  readonly #places: readonly Place[];

  constructor(...lists: readonly OriginList[]) {
    this.#places = lists.flatMap(({ own, named }) => {
      const reach = named.length > 0 ? 'any' : 'public';
      const origins = named.length > 0 ? named : own;
      return origins.map((origin) => ({ pattern: new URL(origin), reach }) as const);
    });
  }

  /** At which addresses a URL may be met; undefined: at none. */
  reachOf(url: URL): Reach | undefined {
    if (url.username !== '' || url.password !== '') return undefined;
    return this.#places.find(({ pattern }) => covers(pattern, url))?.reach;
  }
}

function covers(pattern: URL, url: URL): boolean {
  if (pattern.protocol !== url.protocol || pattern.port !== url.port) return false;
  return pattern.hostname.startsWith('*.')
    ? url.hostname.endsWith(pattern.hostname.slice(1))
    : url.hostname === pattern.hostname;
}

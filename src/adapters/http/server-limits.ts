import type { ServerOptions } from 'node:http';

/** How long and how large a request may be before it is one. Milliseconds and bytes. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** Above the idle time of usual proxies, so that a connection is never closed under a request. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** Node's own refusal has no body; request-target.ts checks the host. */
  requireHostHeader: false,
} satisfies ServerOptions;

export const MAX_CONNECTIONS = 10_000;

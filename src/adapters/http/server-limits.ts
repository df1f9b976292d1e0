import type { ServerOptions } from 'node:http';

export interface ServerLimits extends ServerOptions {
  /** The maximum number of open connections; the server closes any further one at once. */
  readonly maxConnections: number;
}

/** Limits on the arrival of a request, in milliseconds and bytes. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** Longer than the idle timeout of usual proxies, so that no proxy sends a request on a connection being closed. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** Node's refusal would have no body, so request-target.ts checks the header instead. */
  requireHostHeader: false,
  maxConnections: 10_000,
} satisfies ServerLimits;

/** File descriptors for files, stores, data hubs and inference processes. An idle server without threads uses 20. */
const RESERVED = 128;
/** An idle thread uses 5. */
const RESERVED_PER_THREAD = 8;

/**
 * The limits of a process that may have `descriptors` open files; undefined means any number. Connections must leave
 * some for the rest of the server: without a descriptor no file can be read, and Node never retries a failed import.
 */
export function limitsFor(descriptors: number | undefined, threads: number): ServerLimits {
  if (descriptors === undefined) return serverLimits;
  const reserved = Math.min(descriptors / 2, RESERVED + threads * RESERVED_PER_THREAD);
  const left = Math.max(1, Math.floor(descriptors - reserved));
  return { ...serverLimits, maxConnections: Math.min(serverLimits.maxConnections, left) };
}

import { INSTALL_PEERS, peer } from './peer.js';

/** What is sent again and again, by so many connections for so many seconds. */
export interface LoadOptions {
  readonly url: string;
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly duration: number;
  /** Threads of their own that send. */
  readonly workers?: number;
  /** Seconds. */
  readonly timeout?: number;
}

/** The part of a result of autocannon that is read. */
export interface LoadResult {
  readonly requests: { readonly total: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

/** Sends requests with autocannon. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const autocannon = peer<(options: LoadOptions) => Promise<LoadResult>>('autocannon');
  if (autocannon === undefined) throw new Error(`autocannon is missing: ${INSTALL_PEERS}`);
  return await autocannon(options);
}

import { freePort, type RedisServer } from './redis-server.js';
import type { SlowProxy } from './slow-proxy.js';

/** A way in which Redis, reached through a proxy, can fail. */
export interface Fault {
  readonly title: string;
  begin(server: RedisServer, proxy: SlowProxy): unknown;
  end(server: RedisServer, proxy: SlowProxy): unknown;
  /** The expected log line. */
  readonly logged: readonly [event: string, reason: RegExp];
  /** Whether Redis still answers reads. */
  readonly reads: boolean;
}

/** The faults. Each starts with a working Redis and leaves one. */
export const faults: readonly Fault[] = [
  {
    title: 'hangs',
    begin: (server) => server.signal('SIGSTOP'),
    end: (server) => server.signal('SIGCONT'),
    logged: ['store_lost', /^no answer within 500 ms$/],
    reads: false,
  },
  {
    title: 'is killed and starts again',
    begin: (server) => server.kill(),
    end: (server) => server.start(),
    logged: ['store_lost', /closed|ECONNRESET|EPIPE/],
    reads: false,
  },
  {
    title: 'is slow',
    begin: (_, proxy) => {
      proxy.delay = 1500;
    },
    end: (_, proxy) => {
      proxy.delay = 0;
    },
    logged: ['store_lost', /^no answer within 500 ms$/],
    reads: false,
  },
  {
    title: 'is out of memory',
    begin: (server) => server.client.config('SET', 'maxmemory', '1'),
    end: (server) => server.client.config('SET', 'maxmemory', '0'),
    logged: ['store_refused', /^OOM/],
    reads: true,
  },
  {
    title: 'became a replica',
    begin: async (server) => server.client.replicaof('127.0.0.1', await freePort()),
    end: (server) => server.client.replicaof('NO', 'ONE'),
    logged: ['store_refused', /^READONLY/],
    reads: true,
  },
];

import { freePort, type RedisServer } from './redis-server.js';
import type { SlowProxy } from './slow-proxy.js';

/** One way in which a Redis fails those who come to it through a proxy. */
export interface Fault {
  readonly title: string;
  begin(server: RedisServer, proxy: SlowProxy): unknown;
  end(server: RedisServer, proxy: SlowProxy): unknown;
  /** What the log line says. */
  readonly told: readonly [event: string, reason: RegExp];
  /** Whether Redis still tells what it has. */
  readonly reads: boolean;
}

/** Each begins with a Redis that is well, and leaves one. */
export const faults: readonly Fault[] = [
  {
    title: 'hangs',
    begin: (server) => server.signal('SIGSTOP'),
    end: (server) => server.signal('SIGCONT'),
    told: ['store_lost', /^no answer within 500 ms$/],
    reads: false,
  },
  {
    title: 'is killed and starts again',
    begin: (server) => server.kill(),
    end: (server) => server.start(),
    told: ['store_lost', /closed|ECONNRESET|EPIPE/],
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
    told: ['store_lost', /^no answer within 500 ms$/],
    reads: false,
  },
  {
    title: 'is out of memory',
    begin: (server) => server.client.config('SET', 'maxmemory', '1'),
    end: (server) => server.client.config('SET', 'maxmemory', '0'),
    told: ['store_refused', /^OOM/],
    reads: true,
  },
  {
    title: 'became a replica',
    begin: async (server) => server.client.replicaof('127.0.0.1', await freePort()),
    end: (server) => server.client.replicaof('NO', 'ONE'),
    told: ['store_refused', /^READONLY/],
    reads: true,
  },
];

import type { Clock } from '../../application/ports/clock.js';
import type { CounterStore } from '../../application/ports/counter-store.js';
import type { KeyStore } from '../../application/ports/key-store.js';
import type { Log } from '../../application/ports/log.js';
import type { StoreHealth } from '../../application/ports/store-health.js';
import { MemoryCounterStore } from './memory/memory-counter-store.js';
import { MemoryKeyStore } from './memory/memory-key-store.js';
import { RedisConnection } from './redis/redis-connection.js';
import { RedisCounterStore } from './redis/redis-counter-store.js';
import { RedisKeyStore } from './redis/redis-key-store.js';

/** The stores behind one URL, and what they hang on. */
export interface Stores {
  readonly keys: KeyStore;
  readonly counters: CounterStore;
  /** Those that can be out of reach. */
  readonly health: readonly StoreHealth[];
  close(): void;
}

/** `url` is `memory:`, `redis://…` or `rediss://…`; the clock is that of stores which have none. */
export function openStores(url: string, clock: Clock, log: Log): Stores {
  return url === 'memory:' ? openMemory(clock) : openRedis(url, log);
}

function openMemory(clock: Clock): Stores {
  const keys = new MemoryKeyStore();
  const counters = new MemoryCounterStore(clock, Number.POSITIVE_INFINITY, (id, at) =>
    keys.noteUse(id, at),
  );
  return { keys, counters, health: [], close: () => {} };
}

function openRedis(url: string, log: Log): Stores {
  const connection = new RedisConnection(url, log);
  return {
    keys: new RedisKeyStore(connection),
    counters: new RedisCounterStore(connection),
    health: [connection],
    close: () => connection.close(),
  };
}

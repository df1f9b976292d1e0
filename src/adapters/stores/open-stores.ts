import type { Clock } from '../../application/ports/clock.js';
import type { CounterStore } from '../../application/ports/counter-store.js';
import type { KeyStore } from '../../application/ports/key-store.js';
import type { Log } from '../../application/ports/log.js';
import type { ProfileStore } from '../../application/ports/profile-store.js';
import type { StoreHealth } from '../../application/ports/store-health.js';
import { admissionProbe } from './admission-probe.js';
import { MemoryCounterStore } from './memory/memory-counter-store.js';
import { MemoryKeyStore } from './memory/memory-key-store.js';
import { MemoryProfileStore } from './memory/memory-profile-store.js';
import { RedisConnection } from './redis/redis-connection.js';
import { RedisCounterStore } from './redis/redis-counter-store.js';
import { RedisKeyStore } from './redis/redis-key-store.js';
import { RedisProfileStore } from './redis/redis-profile-store.js';
import { SqliteCounterStore } from './sqlite/sqlite-counter-store.js';
import { SqliteFile } from './sqlite/sqlite-file.js';
import { SqliteKeyStore } from './sqlite/sqlite-key-store.js';
import { SqliteProfileStore } from './sqlite/sqlite-profile-store.js';

/** The stores behind one URL, with their health checks. */
export interface Stores {
  readonly keys: KeyStore;
  readonly counters: CounterStore;
  readonly profiles: ProfileStore;
  /** Health checks of the stores that can become unavailable; empty for memory. */
  readonly health: readonly StoreHealth[];
  close(): void;
}

/**
 * Opens the stores of a URL: `memory:`, `sqlite:PATH`, `redis://…` or `rediss://…`. `clock` is for the stores without
 * their own clock, which are all but Redis. Throws `UnusableStore` if a file cannot be opened. Does not wait for a
 * connection to Redis, which may become available later.
 */
export function openStores(url: string, clock: Clock, log: Log): Stores {
  if (url === 'memory:') return openMemory(clock);
  return url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), clock, log)
    : openRedis(url, log);
}

function openMemory(clock: Clock): Stores {
  const keys = new MemoryKeyStore();
  const counters = new MemoryCounterStore(clock, Number.POSITIVE_INFINITY, (id, at) =>
    keys.noteUse(id, at),
  );
  return { keys, counters, profiles: new MemoryProfileStore(), health: [], close: () => {} };
}

function openSqlite(path: string, clock: Clock, log: Log): Stores {
  const file = new SqliteFile(path, log);
  const counters = new SqliteCounterStore(file, clock);
  return {
    keys: new SqliteKeyStore(file),
    counters,
    profiles: new SqliteProfileStore(file),
    health: [admissionProbe('sqlite', counters)],
    close: () => file.close(),
  };
}

function openRedis(url: string, log: Log): Stores {
  const connection = new RedisConnection(url, log);
  const counters = new RedisCounterStore(connection);
  return {
    keys: new RedisKeyStore(connection),
    counters,
    profiles: new RedisProfileStore(connection),
    health: [admissionProbe('redis', counters)],
    close: () => connection.close(),
  };
}

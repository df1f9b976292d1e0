import type { Clock } from '../../application/ports/clock.js';
import type { CounterStore } from '../../application/ports/counter-store.js';
import type { KeyStore } from '../../application/ports/key-store.js';
import type { StoreHealth } from '../../application/ports/store-health.js';
import { MemoryCounterStore } from './memory/memory-counter-store.js';
import { MemoryKeyStore } from './memory/memory-key-store.js';

/** The stores behind one URL, and what they hang on. */
export interface Stores {
  readonly keys: KeyStore;
  readonly counters: CounterStore;
  /** Those that can be out of reach. */
  readonly health: readonly StoreHealth[];
  close(): Promise<void>;
}

export function openStores(url: string, clock: Clock): Stores {
  if (url !== 'memory:') throw new Error('only memory: is built yet');
  return openMemory(clock);
}

function openMemory(clock: Clock): Stores {
  const keys = new MemoryKeyStore();
  const counters = new MemoryCounterStore(clock, Number.POSITIVE_INFINITY, (id, at) =>
    keys.noteUse(id, at),
  );
  return { keys, counters, health: [], close: async () => {} };
}

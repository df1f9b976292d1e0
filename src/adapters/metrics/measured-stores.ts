import type { Task } from 'fp-ts/lib/Task.js';
import type { CounterStore } from '../../application/ports/counter-store.js';
import type { KeyStore } from '../../application/ports/key-store.js';
import type { Metrics, StoreOperation } from '../../application/ports/metrics.js';

interface Stores {
  readonly keys: KeyStore;
  readonly counters: CounterStore;
}

/** The same stores; what they are asked is measured. */
export function measuredStores<S extends Stores>(stores: S, metrics: Metrics): S {
  return {
    ...stores,
    keys: measuredKeys(stores.keys, metrics),
    counters: measuredCounters(stores.counters, metrics),
  };
}

function measuredKeys(store: KeyStore, metrics: Metrics): KeyStore {
  return {
    add: (digest, record) => measured('key_add', store.add(digest, record), metrics),
    find: (digest) => measured('key_find', store.find(digest), metrics),
    list: () => measured('key_list', store.list(), metrics),
    revoke: (id, at) => measured('key_revoke', store.revoke(id, at), metrics),
  };
}

function measuredCounters(store: CounterStore, metrics: Metrics): CounterStore {
  return { admit: (keyId, limits) => measured('admit', store.admit(keyId, limits), metrics) };
}

function measured<A>(operation: StoreOperation, call: Task<A>, metrics: Metrics): Task<A> {
  return async () => {
    const begun = performance.now();
    try {
      return await call();
    } finally {
      metrics.storeCalled(operation, (performance.now() - begun) / 1000);
    }
  };
}

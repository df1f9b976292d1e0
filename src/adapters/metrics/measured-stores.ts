import type { Task } from 'fp-ts/lib/Task.js';
import type { CounterStore } from '../../application/ports/counter-store.js';
import type { KeyStore } from '../../application/ports/key-store.js';
import type { Metrics, StoreOperation } from '../../application/ports/metrics.js';
import type { ProfileStore } from '../../application/ports/profile-store.js';

/** The same store; its calls are measured. */
export function measuredKeys(store: KeyStore, metrics: Metrics): KeyStore {
  return {
    add: (digest, record) => measured('key_add', store.add(digest, record), metrics),
    find: (digest) => measured('key_find', store.find(digest), metrics),
    list: () => measured('key_list', store.list(), metrics),
    revoke: (id, at) => measured('key_revoke', store.revoke(id, at), metrics),
  };
}

/** The same store; its calls are measured. */
export function measuredCounters(store: CounterStore, metrics: Metrics): CounterStore {
  return { admit: (keyId, limits) => measured('admit', store.admit(keyId, limits), metrics) };
}

/** The same store; its calls are measured. */
export function measuredProfiles(store: ProfileStore, metrics: Metrics): ProfileStore {
  return {
    find: (keyId) => measured('profile_find', store.find(keyId), metrics),
    replace: (keyId, expected, profile) =>
      measured('profile_replace', store.replace(keyId, expected, profile), metrics),
  };
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

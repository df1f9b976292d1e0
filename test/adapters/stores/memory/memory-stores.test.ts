import { MemoryCounterStore } from '../../../../src/adapters/stores/memory/memory-counter-store.js';
import { MemoryKeyStore } from '../../../../src/adapters/stores/memory/memory-key-store.js';
import { MemoryProfileStore } from '../../../../src/adapters/stores/memory/memory-profile-store.js';
import { counterStoreContract } from '../counter-store-contract.js';
import { keyStoreContract } from '../key-store-contract.js';
import { profileStoreContract } from '../profile-store-contract.js';
import type { StoresUnderTest } from '../stores-under-test.js';

async function open(): Promise<StoresUnderTest> {
  let now = 0;
  const keys = new MemoryKeyStore();
  const counters = new MemoryCounterStore({ now: () => now }, Number.POSITIVE_INFINITY, (id, at) =>
    keys.noteUse(id, at),
  );
  return {
    keys,
    counters,
    profiles: new MemoryProfileStore(),
    setTime: (time) => {
      now = time;
    },
    close: async () => {},
  };
}

keyStoreContract('memory', open);
counterStoreContract('memory', open);
profileStoreContract('memory', open);

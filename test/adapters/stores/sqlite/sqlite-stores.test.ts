import { SqliteCounterStore } from '../../../../src/adapters/stores/sqlite/sqlite-counter-store.js';
import { SqliteFile } from '../../../../src/adapters/stores/sqlite/sqlite-file.js';
import { SqliteKeyStore } from '../../../../src/adapters/stores/sqlite/sqlite-key-store.js';
import { SqliteProfileStore } from '../../../../src/adapters/stores/sqlite/sqlite-profile-store.js';
import { ScratchFolder } from '../../cli/support/scratch-folder.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { counterStoreContract } from '../counter-store-contract.js';
import { keyStoreContract } from '../key-store-contract.js';
import { profileStoreContract } from '../profile-store-contract.js';
import type { StoresUnderTest } from '../stores-under-test.js';

async function open(): Promise<StoresUnderTest> {
  const folder = new ScratchFolder();
  const file = new SqliteFile(folder.path('keys.db'), new MemoryLog());
  let now = 0;
  return {
    keys: new SqliteKeyStore(file),
    counters: new SqliteCounterStore(file, { now: () => now }),
    profiles: new SqliteProfileStore(file),
    setTime: (time) => {
      now = time;
    },
    close: async () => {
      file.close();
      folder.remove();
    },
  };
}

keyStoreContract('SQLite', open);
counterStoreContract('SQLite', open);
profileStoreContract('SQLite', open);

import { existsSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { silentLog } from '../../../application/ports/silent-log.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { filePath, isFile, MEMORY, withoutPassword } from '../../config/store-url.js';
import type { Stores } from '../../stores/open-stores.js';
import { UnusableStore } from '../../stores/unusable-store.js';
import { systemClock } from '../../system/system-clock.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { settingsOrEnd } from '../endings/settings-or-end.js';

/** Runs a task on a store of keys that exists. A mistyped path is an error, and not a new, empty file. */
export async function onExistingKeys<A>(
  task: (stores: Stores) => TaskEither<StoreUnavailable, A>,
): Promise<A> {
  const { store } = settingsOrEnd().settings;
  if (isFile(store) && !existsSync(filePath(store))) {
    throw new Ending(exitCode.failed, [
      `the store ${store} does not exist: start the server or create a key first, or correct TABLEWRIGHT_STORE`,
    ]);
  }
  return onKeyStore(task);
}

/** Opens the configured store, runs one task on it, and closes it. Throws `Ending` if the store fails. */
export async function onKeyStore<A>(
  task: (stores: Stores) => TaskEither<StoreUnavailable, A>,
): Promise<A> {
  const { store } = settingsOrEnd().settings;
  if (store === MEMORY) {
    throw new Ending(exitCode.refused, [
      'TABLEWRIGHT_STORE is memory:, so the keys exist only in the memory of the server; to list and revoke keys, set TABLEWRIGHT_STORE=sqlite:PATH for the server and for this command',
    ]);
  }
  const stores = await opened(store);
  try {
    const result = await task(stores)();
    if (E.isRight(result)) return result.right;
    throw new Ending(exitCode.failed, [
      `cannot reach the store ${withoutPassword(store)}: start it, or correct TABLEWRIGHT_STORE`,
    ]);
  } finally {
    stores.close();
  }
}

async function opened(store: string): Promise<Stores> {
  const { openStores } = await import('../../stores/open-stores.js');
  try {
    return openStores(store, systemClock, silentLog);
  } catch (error) {
    if (error instanceof UnusableStore) throw new Ending(exitCode.failed, [error.message]);
    throw error;
  }
}

import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { KeyStore } from '../../application/ports/key-store.js';
import type { Log } from '../../application/ports/log.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';
import { MEMORY } from '../config/store-url.js';
import { systemClock } from '../system/system-clock.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { settingsOrEnd } from './settings-or-end.js';

/** A command tells by itself what it could not do. */
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs one task on the keys of the configured store, and lets go of it. */
export async function onKeyStore<A>(
  task: (keys: KeyStore) => TaskEither<StoreUnavailable, A>,
): Promise<A> {
  const { store } = settingsOrEnd().settings;
  if (store === MEMORY) {
    throw new Ending(exitCode.refused, [
      'TABLEWRIGHT_STORE is memory:, so keys are known to the server alone: those of TABLEWRIGHT_API_KEYS, or the one it printed',
    ]);
  }
  const { openStores } = await import('../stores/open-stores.js');
  const stores = openStores(store, systemClock, silent);
  try {
    const result = await task(stores.keys)();
    if (E.isRight(result)) return result.right;
    throw new Ending(exitCode.failed, [`the ${result.left.store} store is out of reach`]);
  } finally {
    stores.close();
  }
}

import type { SealedProfile } from '../../src/page/index.js';
import type { CipherKey } from './seal-profile.js';

/** What the browser keeps of a profile. */
export interface KeptProfile {
  readonly sealed: SealedProfile;
  /** Whether the server has the profile too. */
  readonly isSynced: boolean;
  /** The ETag of the version that the server had last. */
  readonly tag: string | undefined;
}

const DATABASE = 'tablewright-profile';
const STORE = 'kept';

interface Kept {
  readonly profile: KeptProfile;
  /** The data key, which no script can read; only if the person chose to be remembered. */
  readonly key: CipherKey;
}

export function read<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | undefined> {
  return onStore('readonly', (store) => store.get(name));
}

export async function keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> {
  await onStore('readwrite', (store) => store.put(value, name));
}

export async function forget(...names: readonly (keyof Kept)[]): Promise<void> {
  for (const name of names) await onStore('readwrite', (store) => store.delete(name));
}

async function onStore<A>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<A>,
): Promise<A> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await committed(transaction);
    return request.result;
  } finally {
    database.close();
  }
}

/** Until then, a page that closes may lose what it wrote. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function resultOf<A>(request: IDBRequest<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

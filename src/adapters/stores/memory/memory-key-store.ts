import * as TE from 'fp-ts/lib/TaskEither.js';
import type { KeyStore } from '../../../application/ports/key-store.js';
import type { KeyRecord } from '../../../domain/access/key-record.js';

/** Keys in the memory of one process, lost when it ends. */
export class MemoryKeyStore implements KeyStore {
  readonly #records = new Map<string, KeyRecord>();
  readonly #digests = new Map<string, string>();

  add(digest: string, record: KeyRecord): TE.TaskEither<never, void> {
    return TE.fromIO(() => {
      this.#records.set(digest, record);
      this.#digests.set(record.id, digest);
    });
  }

  find(digest: string): TE.TaskEither<never, KeyRecord | undefined> {
    return TE.fromIO(() => this.#records.get(digest));
  }

  list(): TE.TaskEither<never, readonly KeyRecord[]> {
    return TE.fromIO(() => [...this.#records.values()].sort((a, b) => a.createdAt - b.createdAt));
  }

  revoke(id: string, at: number): TE.TaskEither<never, boolean> {
    return TE.fromIO(() =>
      this.#change(id, (record) => ({ ...record, revokedAt: record.revokedAt ?? at })),
    );
  }

  /** Records the last use of a key. Ignores an unknown id: the key is not in this store. */
  noteUse(id: string, at: number): void {
    this.#change(id, (record) => ({ ...record, lastUsedAt: at }));
  }

  #change(id: string, change: (record: KeyRecord) => KeyRecord): boolean {
    const digest = this.#digests.get(id);
    const record = digest === undefined ? undefined : this.#records.get(digest);
    if (digest === undefined || record === undefined) return false;
    this.#records.set(digest, change(record));
    return true;
  }
}

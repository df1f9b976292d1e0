import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { CounterStore } from '../../../src/application/ports/counter-store.js';
import type { KeyStore } from '../../../src/application/ports/key-store.js';
import type { ProfileStore } from '../../../src/application/ports/profile-store.js';
import type { KeyRecord } from '../../../src/domain/access/key-record.js';

/** Empty stores of one kind that share their keys, with a clock that the test sets. */
export interface StoresUnderTest {
  readonly keys: KeyStore;
  readonly counters: CounterStore;
  readonly profiles: ProfileStore;
  /** Sets the clock of the store in milliseconds since 1970. The clock does not advance by itself. */
  setTime(now: number): void | Promise<void>;
  close(): Promise<void>;
}

/** Opens new, empty stores. */
export type OpenStores = () => Promise<StoresUnderTest>;

export async function orFail<A>(task: TaskEither<unknown, A>): Promise<A> {
  const result = await task();
  if (E.isLeft(result)) return expect.fail(JSON.stringify(result.left));
  return result.right;
}

let keysMade = 0;

/** Returns a record with a new id, as a new key has it. */
export function record(changes: Partial<KeyRecord> = {}): KeyRecord {
  keysMade += 1;
  return {
    id: `key-${keysMade}-${process.pid}`,
    label: 'nightly import',
    permissions: ['generate', 'preview'],
    dailyLimit: undefined,
    createdAt: Date.UTC(2026, 10, 1),
    expiresAt: undefined,
    revokedAt: undefined,
    lastUsedAt: undefined,
    ...changes,
  };
}

/** Returns a digest that no other id has. */
export function digestOf(id: string): string {
  return Buffer.from(id).toString('hex').padStart(64, '0').slice(-64);
}

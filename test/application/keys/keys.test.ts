import { createHash } from 'node:crypto';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { MemoryKeyStore } from '../../../src/adapters/stores/memory/memory-key-store.js';
import { MemoryProfileStore } from '../../../src/adapters/stores/memory/memory-profile-store.js';
import {
  type IssuedKey,
  IssueKey,
  type KeyTerms,
} from '../../../src/application/keys/issue-key.js';
import { ListKeys } from '../../../src/application/keys/list-keys.js';
import { RevokeKey } from '../../../src/application/keys/revoke-key.js';
import type { KeyStore } from '../../../src/application/ports/key-store.js';
import { hasKeyForm } from '../../../src/domain/access/key-form.js';
import type { StoreUnavailable } from '../../../src/domain/errors/failure.js';

const NOW = 1_700_000_000_000;
const PROFILE = { document: '{}', tag: 'a tag' };
const DOWN: StoreUnavailable = { code: 'store_unavailable', store: 'test', retryAfterSeconds: 1 };

const TERMS: KeyTerms = {
  label: 'nightly run',
  permissions: ['generate', 'preview'],
  dailyLimit: 7,
  expiresAt: NOW + 1000,
};

const digest = { sha256: (text: string) => createHash('sha256').update(text).digest('hex') };

/** Ids are counted; the random numbers are those of a fixed sequence. */
class CountedEntropy {
  #ids = 0;
  #draws = 0;

  readonly seed = (): number => 1;
  readonly id = (): string => `id-${this.#ids++}`;
  readonly below = (limit: number): number => (this.#draws++ * 7919) % limit;
}

/** The result of a task that succeeds. */
async function resultOf<A>(task: TE.TaskEither<StoreUnavailable, A>): Promise<A> {
  const result = await task();
  if (E.isLeft(result)) throw new Error(result.left.code);
  return result.right;
}

describe('the keys of a store', () => {
  const clock = { now: () => now };
  let now: number;
  let keys: MemoryKeyStore;
  let profiles: MemoryProfileStore;
  let issue: (terms?: Partial<KeyTerms>) => Promise<IssuedKey>;

  beforeEach(() => {
    now = NOW;
    keys = new MemoryKeyStore();
    profiles = new MemoryProfileStore();
    const issuing = new IssueKey(keys, new CountedEntropy(), digest, clock);
    issue = (terms) => resultOf(issuing.run({ ...TERMS, ...terms }));
  });

  const listed = () => resultOf(new ListKeys(keys, clock).run());
  const revoke = (id: string) => resultOf(new RevokeKey(keys, profiles, clock).run(id));

  it('are issued with their terms, an id and the moment, neither revoked nor used', async () => {
    const { key, record } = await issue();

    expect(hasKeyForm(key)).to.equal(true);
    expect(record).to.deep.equal({
      ...TERMS,
      id: 'id-0',
      createdAt: NOW,
      revokedAt: undefined,
      lastUsedAt: undefined,
    });
  });

  it('are found by the digest of their text, and each has another text', async () => {
    const [first, second] = [await issue(), await issue()];

    expect(first.key).not.to.equal(second.key);
    expect(await resultOf(keys.find(digest.sha256(second.key)))).to.deep.equal(second.record);
    expect(await resultOf(keys.find(second.key))).to.equal(undefined);
  });

  it('are not issued if the store is down', async () => {
    const down = { add: () => TE.left(DOWN) } as unknown as KeyStore;
    const result = await new IssueKey(down, new CountedEntropy(), digest, clock).run(TERMS)();

    expect(result).to.deep.equal(E.left(DOWN));
  });

  it('are listed with the state that they have at the moment, oldest first', async () => {
    await issue({ label: 'expires' });
    now += 1;
    const { record } = await issue({ label: 'revoked', expiresAt: undefined });
    now += 1;
    await issue({ label: 'active', expiresAt: undefined });
    await revoke(record.id);
    const statesOf = async () => (await listed()).map(({ label, state }) => [label, state]);

    expect(await statesOf()).to.deep.equal([
      ['expires', 'active'],
      ['revoked', 'revoked'],
      ['active', 'active'],
    ]);
    now = NOW + 1000;
    expect((await statesOf())[0]).to.deep.equal(['expires', 'expired']);
  });

  it('are revoked at the moment, and lose their profile', async () => {
    const [revoked, kept] = [await issue(), await issue()];
    for (const { record } of [revoked, kept]) {
      await resultOf(profiles.replace(record.id, 'none', PROFILE));
    }
    now += 5;

    expect(await revoke(revoked.record.id)).to.equal(true);
    const [first, second] = await listed();
    expect(first).to.include({ id: revoked.record.id, revokedAt: NOW + 5 });
    expect(second).to.include({ id: kept.record.id, revokedAt: undefined });
    expect(await resultOf(profiles.find(revoked.record.id))).to.equal(undefined);
    expect(await resultOf(profiles.find(kept.record.id))).to.deep.equal(PROFILE);
  });

  it('are not revoked if no key has the id', async () => {
    expect(await revoke('another')).to.equal(false);
  });
});

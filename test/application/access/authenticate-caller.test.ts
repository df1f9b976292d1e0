import { createHash } from 'node:crypto';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { MemoryKeyStore } from '../../../src/adapters/stores/memory/memory-key-store.js';
import { systemEntropy } from '../../../src/adapters/system/system-entropy.js';
import { AuthenticateCaller } from '../../../src/application/access/authenticate-caller.js';
import { makeKey } from '../../../src/domain/access/key-form.js';
import type { KeyRecord } from '../../../src/domain/access/key-record.js';

const digest = { sha256: (text: string) => createHash('sha256').update(text).digest('hex') };

const RECORD: KeyRecord = {
  id: 'an-id',
  label: '',
  permissions: ['generate'],
  dailyLimit: undefined,
  createdAt: 0,
  expiresAt: undefined,
  revokedAt: undefined,
  lastUsedAt: undefined,
};

/** A key store that records the arguments of each search. */
class CountingKeyStore extends MemoryKeyStore {
  readonly asked: string[] = [];
  isDown = false;

  override find(text: string): ReturnType<MemoryKeyStore['find']> {
    this.asked.push(text);
    if (!this.isDown) return super.find(text);
    const down = { code: 'store_unavailable', store: 'test', retryAfterSeconds: 1 } as const;
    return TE.left(down) as unknown as ReturnType<MemoryKeyStore['find']>;
  }
}

describe('AuthenticateCaller', () => {
  const key = makeKey(systemEntropy.below);
  let now: number;
  let store: CountingKeyStore;
  let authenticate: AuthenticateCaller;

  beforeEach(async () => {
    now = 1_000_000;
    store = new CountingKeyStore();
    await store.add(digest.sha256(key), RECORD)();
    authenticate = new AuthenticateCaller(store, new Map(), digest, { now: () => now });
  });

  async function codeOf(text: string): Promise<string> {
    const result = await authenticate.run(text, 'generate')();
    return E.isLeft(result) ? result.left.code : 'valid';
  }

  it('passes only the digest of a key to the store', async () => {
    expect(await codeOf(key)).to.equal('valid');

    expect(store.asked).to.deep.equal([digest.sha256(key)]);
  });

  it('does not ask the store about a text that does not have the form of a key', async () => {
    expect(await codeOf(`${key.slice(0, -1)}-`)).to.equal('invalid_key');

    expect(store.asked).to.deep.equal([]);
  });

  it('asks the store at most once in 5 s for the same key, known or unknown', async () => {
    for (const text of [key, 'unknown-key']) {
      for (const age of [0, 1, 4999]) {
        now = 1_000_000 + age;
        await codeOf(text);
      }
    }
    expect(store.asked).to.have.length(2);

    now = 1_005_000;
    for (const text of [key, 'unknown-key']) await codeOf(text);
    expect(store.asked).to.have.length(4);
  });

  it('rejects a revoked key 5 s after it asked the store about the key', async () => {
    const asking = authenticate.run(key, 'generate')();
    now += 4000;
    await asking;
    await store.revoke(RECORD.id, now)();

    now = 1_004_999;
    expect(await codeOf(key)).to.equal('valid');
    now = 1_005_000;
    expect(await codeOf(key)).to.equal('invalid_key');
  });

  it('caches nothing longer when the clock is set back', async () => {
    await codeOf(key);
    await store.revoke(RECORD.id, now)();

    now -= 3_600_000;
    expect(await codeOf(key)).to.equal('invalid_key');
  });

  it('caches a limited number of unknown keys, which do not displace known ones', async () => {
    await codeOf(key);
    for (let i = 0; i < 10_001; i++) await codeOf(`unknown-${i}`);
    const asked = store.asked.length;

    await codeOf('unknown-10000');
    await codeOf('unknown-1');
    await codeOf(key);
    expect(store.asked).to.have.length(asked);
    await codeOf('unknown-0');
    expect(store.asked).to.have.length(asked + 1);
  });

  it('does not cache a failure of the store', async () => {
    store.isDown = true;
    expect(await codeOf(key)).to.equal('store_unavailable');

    store.isDown = false;
    expect(await codeOf(key)).to.equal('valid');
  });

  it('accepts a key from the settings without asking the store', async () => {
    store.isDown = true;
    const given = new Map([[digest.sha256('given-key'), RECORD]]);
    authenticate = new AuthenticateCaller(store, given, digest, { now: () => now });

    expect(await codeOf('given-key')).to.equal('valid');
    expect(await codeOf('other-key')).to.equal('store_unavailable');
  });
});

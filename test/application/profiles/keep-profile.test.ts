import { createHash } from 'node:crypto';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { MemoryProfileStore } from '../../../src/adapters/stores/memory/memory-profile-store.js';
import type { ProfileStore } from '../../../src/application/ports/profile-store.js';
import { KeepProfile } from '../../../src/application/profiles/keep-profile.js';
import type { KeyRecord } from '../../../src/domain/access/key-record.js';
import type { Failure } from '../../../src/domain/errors/failure.js';

const DOWN: Failure = { code: 'store_unavailable', store: 'test', retryAfterSeconds: 1 };

const digest = { sha256: (text: string) => createHash('sha256').update(text).digest('hex') };
const bytes = (count: number): string => Buffer.alloc(count, 7).toString('base64');

/** A profile as a page encrypts it. */
const sealed = (rounds: number): object => ({
  version: 1,
  profile: bytes(16),
  key: { salt: bytes(16), rounds, iv: bytes(12), data: bytes(48) },
  entries: [],
});

const recordOf = (id: string): KeyRecord => ({
  id,
  label: '',
  permissions: [],
  dailyLimit: undefined,
  createdAt: 0,
  expiresAt: undefined,
  revokedAt: undefined,
  lastUsedAt: undefined,
});

async function codeOf(task: TE.TaskEither<Failure, unknown>): Promise<string> {
  const result = await task();
  return E.isLeft(result) ? result.left.code : 'done';
}

describe('the profile of a key', () => {
  const own = recordOf('own');
  let keep: KeepProfile;

  beforeEach(() => {
    keep = new KeepProfile(new MemoryProfileStore(), digest);
  });

  async function saved(rounds: number): Promise<string> {
    const result = await keep.save(own, sealed(rounds), 'any')();
    if (E.isLeft(result)) throw new Error(result.left.code);
    return result.right;
  }

  it('is read as it was saved, with the first 128 bits of its digest as its tag', async () => {
    const tag = await saved(600_000);

    const document = JSON.stringify(sealed(600_000));
    expect(tag).to.equal(digest.sha256(document).slice(0, 32));
    expect(await keep.read(own)()).to.deep.equal(E.right({ document, tag }));
    expect(await codeOf(keep.read(recordOf('other')))).to.equal('profile_not_found');
  });

  it('is refused if it is not encrypted', async () => {
    expect(await codeOf(keep.save(own, { password: 'secret' }, 'any'))).to.equal('invalid_request');
    expect(await codeOf(keep.read(own))).to.equal('profile_not_found');
  });

  it('is replaced or removed only if its version is the expected one', async () => {
    const tag = await saved(600_000);

    expect(await codeOf(keep.save(own, sealed(700_000), 'none'))).to.equal('profile_changed');
    expect(await codeOf(keep.remove(own, { tag: 'another' }))).to.equal('profile_changed');
    expect(await codeOf(keep.save(own, sealed(700_000), { tag }))).to.equal('done');
    expect(await codeOf(keep.remove(own, { tag }))).to.equal('profile_changed');
    expect(await keep.remove(own, 'any')()).to.deep.equal(E.right(undefined));
    expect(await codeOf(keep.read(own))).to.equal('profile_not_found');
  });

  it('may be removed if there is none', async () => {
    expect(await codeOf(keep.remove(own, 'any'))).to.equal('done');
  });

  it('is neither read nor changed while its store is down', async () => {
    const down = () => TE.left(DOWN);
    const broken = new KeepProfile(
      { find: down, replace: down } as unknown as ProfileStore,
      digest,
    );

    expect(await broken.read(own)()).to.deep.equal(E.left(DOWN));
    expect(await broken.save(own, sealed(600_000), 'any')()).to.deep.equal(E.left(DOWN));
    expect(await broken.remove(own, 'any')()).to.deep.equal(E.left(DOWN));
  });
});

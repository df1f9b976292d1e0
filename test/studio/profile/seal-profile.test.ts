import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { decodeProfile } from '../../../src/domain/profile/decode-profile.js';
import type { SealedEntry, SealedProfile } from '../../../src/domain/profile/profile.js';
import {
  type CipherKey,
  credentialsOf,
  newProfile,
  ProfileFault,
  unlock,
  withCredentials,
  without,
  withPassphrase,
} from '../../../studio/profile/seal-profile.js';

const PASSPHRASE = 'violet tractor hums';
const KAGGLE = { username: 'ada', key: '0123456789abcdef' };
const TOKEN = { token: 'hf_Zoë-secret' };

describe('an encrypted profile', () => {
  let profile: SealedProfile;
  let key: CipherKey;
  before(async () => {
    const empty = await newProfile(PASSPHRASE);
    key = await unlock(empty, PASSPHRASE);
    const first = await withCredentials(empty, key, 'kaggle', KAGGLE);
    profile = await withCredentials(first, key, 'huggingface', TOKEN);
  });

  async function faultOf(task: Promise<unknown>): Promise<string> {
    try {
      await task;
    } catch (error) {
      expect(error).to.be.instanceOf(ProfileFault);
      return (error as ProfileFault).message;
    }
    return expect.fail('no fault');
  }

  function entry(platform: string): SealedEntry {
    return profile.entries.find((one) => one.platform === platform) ?? expect.fail(platform);
  }

  it('gives the credentials back to the passphrase', async () => {
    const opened = await unlock(profile, PASSPHRASE);

    expect(await credentialsOf(profile, opened, entry('kaggle'))).to.deep.equal(KAGGLE);
    expect(await credentialsOf(profile, opened, entry('huggingface'))).to.deep.equal(TOKEN);
  });

  it('has the form that the server accepts, and no byte of a secret', () => {
    const text = JSON.stringify(profile);
    const decoded = [...text.matchAll(/"([A-Za-z0-9+/=]{16,})"/g)].map(([, base64 = '']) =>
      Buffer.from(base64, 'base64').toString('latin1'),
    );

    expect(decodeProfile(JSON.parse(text))).to.deep.equal(E.right(profile));
    expect(decoded.length).to.be.above(6);
    for (const secret of [PASSPHRASE, KAGGLE.key, KAGGLE.username, 'hf_Zo', 'secret']) {
      expect(text + decoded.join()).not.to.contain(secret);
    }
  });

  it('refuses a wrong passphrase with the remedy', async () => {
    expect(await faultOf(unlock(profile, 'Violet tractor hums'))).to.match(
      /^This passphrase does not open the profile\. Check it/,
    );
  });

  it('asks for a passphrase of 12 characters', async () => {
    expect(await faultOf(newProfile('elevenchars'))).to.contain('at least 12 characters');
  });

  it('has a data key that no script can read', async () => {
    expect(key.extractable).to.equal(false);
    expect(await crypto.subtle.exportKey('raw', key).catch(() => 'refused')).to.equal('refused');
  });

  it('notices the swapped entries of two platforms', async () => {
    const swapped = { ...entry('huggingface'), platform: 'kaggle' };

    expect(await faultOf(credentialsOf(profile, key, swapped))).to.match(
      /^The credentials for kaggle were altered/,
    );
  });

  it('notices an entry of another profile', async () => {
    const other = { ...profile, profile: Buffer.alloc(16).toString('base64') };

    expect(await faultOf(credentialsOf(other, key, entry('kaggle')))).to.contain('altered');
    expect(await faultOf(unlock(other, PASSPHRASE))).to.contain('altered');
  });

  it('notices each altered byte of an entry', async () => {
    const { data } = entry('kaggle');
    const { length } = Buffer.from(data, 'base64');
    for (let i = 0; i < length; i++) {
      const bytes = Buffer.from(data, 'base64');
      bytes[i] = (bytes[i] ?? 0) ^ 1;
      const altered = { ...entry('kaggle'), data: bytes.toString('base64') };
      expect(await faultOf(credentialsOf(profile, key, altered))).to.contain('altered');
    }
  });

  it('opens with a new passphrase after a change, and not with the old one', async () => {
    const next = 'another quiet harbour';
    const changed = await withPassphrase(profile, PASSPHRASE, next);

    expect(changed.entries).to.equal(profile.entries);
    expect(changed.key.salt).not.to.equal(profile.key.salt);
    const opened = await unlock(changed, next);
    expect(await credentialsOf(changed, opened, entry('kaggle'))).to.deep.equal(KAGGLE);
    expect(await faultOf(unlock(changed, PASSPHRASE))).to.contain('does not open');
  });

  it('replaces and removes the credentials of one platform', async () => {
    const replaced = await withCredentials(profile, key, 'kaggle', TOKEN);
    const removed = without(replaced, 'kaggle');

    expect(replaced.entries.map(({ platform }) => platform)).to.deep.equal([
      'huggingface',
      'kaggle',
    ]);
    expect(removed.entries).to.deep.equal([entry('huggingface')]);
  });

  it('never uses an initialization vector twice', async () => {
    const ivs = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const { entries } = await withCredentials(profile, key, 'kaggle', KAGGLE);
      ivs.add(entries.at(-1)?.iv ?? '');
    }

    expect(ivs.size).to.equal(50);
  });
});

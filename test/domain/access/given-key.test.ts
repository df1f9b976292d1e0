import { expect } from 'chai';
import { givenKeyRecords } from '../../../src/domain/access/given-key.js';
import { PERMISSIONS } from '../../../src/domain/access/permission.js';

/** Stands in for a digest: it has the same length, and differs for different texts. */
const digest = (text: string): string => text.padEnd(64, '.');

describe('the records of the keys that a server gets at its start', () => {
  it('are stored under the digests, never expire, and have ids derived from the digests', () => {
    const records = givenKeyRecords(
      [
        { key: 'the-first-key-of-some-length', permissions: PERMISSIONS, dailyLimit: undefined },
        { key: 'the-other-key', permissions: ['hub'], dailyLimit: 7 },
      ],
      digest,
    );

    const common = {
      label: 'given at the start',
      createdAt: 0,
      expiresAt: undefined,
      revokedAt: undefined,
      lastUsedAt: undefined,
    };
    expect([...records]).to.deep.equal([
      [
        digest('the-first-key-of-some-length'),
        {
          ...common,
          id: 'given-the-first-key-of',
          permissions: ['generate', 'preview', 'hub'],
          dailyLimit: undefined,
        },
      ],
      [
        digest('the-other-key'),
        { ...common, id: 'given-the-other-key...', permissions: ['hub'], dailyLimit: 7 },
      ],
    ]);
  });
});

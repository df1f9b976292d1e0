import { expect } from 'chai';
import { givenKeyRecords } from '../../../src/domain/access/given-key.js';
import { PERMISSIONS } from '../../../src/domain/access/permission.js';

/** No digest, but as long as one, and different for different texts. */
const digest = (text: string): string => text.padEnd(64, '.');

describe('the keys that a server is given', () => {
  it('have records under their digests that never end, with ids that follow from the digests', () => {
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

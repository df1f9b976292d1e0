import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { judgeKey, keyState } from '../../../src/domain/access/judge-key.js';
import type { KeyRecord } from '../../../src/domain/access/key-record.js';

const NOW = Date.UTC(2026, 10, 21);

function record(changes: Partial<KeyRecord>): KeyRecord {
  return {
    id: 'an-id',
    label: '',
    permissions: ['generate'],
    dailyLimit: undefined,
    createdAt: 0,
    expiresAt: undefined,
    revokedAt: undefined,
    lastUsedAt: undefined,
    ...changes,
  };
}

describe('an API key', () => {
  const invalid: readonly (readonly [string, KeyRecord | undefined])[] = [
    ['that is unknown', undefined],
    ['that is revoked', record({ revokedAt: NOW - 1 })],
    ['that is revoked at a future time', record({ revokedAt: NOW + 1 })],
    ['that expires now', record({ expiresAt: NOW })],
    ['that is expired and also lacks the permission', record({ expiresAt: 1, permissions: [] })],
  ];
  for (const [which, found] of invalid) {
    it(`${which} is refused as invalid, without a reason`, () => {
      expect(judgeKey(found, 'generate', NOW)).to.deep.equal(E.left({ code: 'invalid_key' }));
    });
  }

  it('has the state revoked rather than expired, and expired rather than active', () => {
    const { revokedAt, expiresAt } = { revokedAt: 1, expiresAt: NOW };

    expect(keyState(record({ revokedAt, expiresAt }), NOW)).to.equal('revoked');
    expect(keyState(record({ expiresAt }), NOW)).to.equal('expired');
    expect(keyState(record({}), NOW)).to.equal('active');
  });

  it('that expires in a millisecond is valid', () => {
    const found = record({ expiresAt: NOW + 1 });

    expect(judgeKey(found, 'generate', NOW)).to.deep.equal(E.right(found));
  });

  it('that lacks the permission is refused with the name of that permission', () => {
    expect(judgeKey(record({ permissions: ['preview', 'hub'] }), 'generate', NOW)).to.deep.equal(
      E.left({ code: 'insufficient_permission', permission: 'generate' }),
    );
  });
});

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

describe('a key', () => {
  const invalid: readonly (readonly [string, KeyRecord | undefined])[] = [
    ['that nobody knows', undefined],
    ['that is revoked', record({ revokedAt: NOW - 1 })],
    ['that is revoked at a time to come', record({ revokedAt: NOW + 1 })],
    ['that ends now', record({ expiresAt: NOW })],
    ['that has ended, and lacks the permission too', record({ expiresAt: 1, permissions: [] })],
  ];
  for (const [which, found] of invalid) {
    it(`${which} is invalid, without a word why`, () => {
      expect(judgeKey(found, 'generate', NOW)).to.deep.equal(E.left({ code: 'invalid_key' }));
    });
  }

  it('is revoked, expired or active, in this order', () => {
    const { revokedAt, expiresAt } = { revokedAt: 1, expiresAt: NOW };

    expect(keyState(record({ revokedAt, expiresAt }), NOW)).to.equal('revoked');
    expect(keyState(record({ expiresAt }), NOW)).to.equal('expired');
    expect(keyState(record({}), NOW)).to.equal('active');
  });

  it('that ends in a millisecond is valid', () => {
    const found = record({ expiresAt: NOW + 1 });

    expect(judgeKey(found, 'generate', NOW)).to.deep.equal(E.right(found));
  });

  it('without the permission is told which one it lacks', () => {
    expect(judgeKey(record({ permissions: ['preview', 'hub'] }), 'generate', NOW)).to.deep.equal(
      E.left({ code: 'insufficient_permission', permission: 'generate' }),
    );
  });
});

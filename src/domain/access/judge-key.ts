import * as E from 'fp-ts/lib/Either.js';
import type { AccessFailure } from './access-failure.js';
import type { KeyRecord } from './key-record.js';
import type { Permission } from './permission.js';

export type KeyState = 'active' | 'revoked' | 'expired';

export function keyState({ revokedAt, expiresAt }: KeyRecord, now: number): KeyState {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && now >= expiresAt ? 'expired' : 'active';
}

/**
 * Checks the record of a key, undefined if the store has none, against a permission, undefined if every key may, at the
 * time `now` (milliseconds since 1970). The failure does not reveal why a key is invalid.
 */
export function judgeKey(
  record: KeyRecord | undefined,
  permission: Permission | undefined,
  now: number,
): E.Either<AccessFailure, KeyRecord> {
  if (record === undefined || keyState(record, now) !== 'active') {
    return E.left({ code: 'invalid_key' });
  }
  return permission === undefined || record.permissions.includes(permission)
    ? E.right(record)
    : E.left({ code: 'insufficient_permission', permission });
}

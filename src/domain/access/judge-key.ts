import * as E from 'fp-ts/lib/Either.js';
import type { AccessFailure } from '../errors/failure.js';
import type { KeyRecord } from './key-record.js';
import type { Permission } from './permission.js';

export type KeyState = 'active' | 'revoked' | 'expired';

export function keyState({ revokedAt, expiresAt }: KeyRecord, now: number): KeyState {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && now >= expiresAt ? 'expired' : 'active';
}

/** Whether what was found of a key lets its holder in. Why a key is not valid is not told. */
export function judgeKey(
  record: KeyRecord | undefined,
  permission: Permission,
  now: number,
): E.Either<AccessFailure, KeyRecord> {
  if (record === undefined || keyState(record, now) !== 'active') {
    return E.left({ code: 'invalid_key' });
  }
  return record.permissions.includes(permission)
    ? E.right(record)
    : E.left({ code: 'insufficient_permission', permission });
}

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { KeyRecord } from '../../domain/access/key-record.js';
import { PERMISSIONS, type Permission } from '../../domain/access/permission.js';

type LastingRecord = Omit<KeyRecord, 'revokedAt' | 'lastUsedAt'>;

const optionalNumber = t.union([t.number, t.undefined]);

const stored = t.type({
  id: t.string,
  label: t.string,
  permissions: t.array(t.string),
  dailyLimit: optionalNumber,
  createdAt: t.number,
  expiresAt: optionalNumber,
});

/** The members of a record that never change, as JSON for a store; undefined members are left out. */
export function toJson(record: KeyRecord): string {
  return JSON.stringify({ ...record, revokedAt: undefined, lastUsedAt: undefined });
}

/** Decodes the JSON of `toJson`. Throws if this release cannot read all of it: a partial record must admit nobody. */
export function fromJson(text: string): LastingRecord {
  const read = stored.decode(JSON.parse(text));
  if (E.isLeft(read)) throw new Error('the record of a key cannot be read');
  // Permissions that only a later release knows are dropped.
  return { ...read.right, permissions: read.right.permissions.filter(isPermission) };
}

function isPermission(name: string): name is Permission {
  return PERMISSIONS.some((known) => known === name);
}

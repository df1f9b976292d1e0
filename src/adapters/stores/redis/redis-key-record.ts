import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { KeyRecord } from '../../../domain/access/key-record.js';
import { PERMISSIONS, type Permission } from '../../../domain/access/permission.js';

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

/** What of a record never changes, as it stands in Redis: JSON, without the members that are undefined. */
export function toJson(record: KeyRecord): string {
  return JSON.stringify({ ...record, revokedAt: undefined, lastUsedAt: undefined });
}

/** Throws on what this release can't read: nobody is let in by half a record. */
export function fromJson(text: string): LastingRecord {
  const read = stored.decode(JSON.parse(text));
  if (E.isLeft(read)) throw new Error('the record of a key cannot be read');
  // A permission of a later release allows nothing here.
  return { ...read.right, permissions: read.right.permissions.filter(isPermission) };
}

function isPermission(name: string): name is Permission {
  return PERMISSIONS.some((known) => known === name);
}

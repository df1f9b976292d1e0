import type { KeyRecord } from '../../../domain/access/key-record.js';

/** A key record as JSON, named as in the JSON of the service; a member without a value is null. */
export function keyJson(record: KeyRecord): Readonly<Record<string, unknown>> {
  return {
    id: record.id,
    label: record.label,
    permissions: record.permissions,
    daily_limit: record.dailyLimit ?? null,
    created_at: moment(record.createdAt),
    expires_at: moment(record.expiresAt),
    revoked_at: moment(record.revokedAt),
    last_used_at: moment(record.lastUsedAt),
  };
}

function moment(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

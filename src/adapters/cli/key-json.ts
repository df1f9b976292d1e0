import type { KeyRecord } from '../../domain/access/key-record.js';

/** What is known of a key, in the words of the service's JSON; what is not there is null. */
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

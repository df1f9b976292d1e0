import type { KeyRecord } from './key-record.js';
import type { Permission } from './permission.js';

/** A key that the operator passes to the server at its start; no store contains it. */
export interface GivenKey {
  readonly key: string;
  readonly permissions: readonly Permission[];
  /** Requests per UTC day; 0 means no limit, undefined the server's setting. */
  readonly dailyLimit: number | undefined;
}

/**
 * The records of given keys by their digests. An id is derived from the digest, so servers with the same keys
 * share their counts, whatever the order of the keys.
 */
export function givenKeyRecords(
  keys: readonly GivenKey[],
  sha256: (text: string) => string,
): ReadonlyMap<string, KeyRecord> {
  return new Map(
    keys.map(({ key, permissions, dailyLimit }) => {
      const digest = sha256(key);
      const record: KeyRecord = {
        id: `given-${digest.slice(0, 16)}`,
        label: 'given at the start',
        permissions,
        dailyLimit,
        createdAt: 0,
        expiresAt: undefined,
        revokedAt: undefined,
        lastUsedAt: undefined,
      };
      return [digest, record];
    }),
  );
}

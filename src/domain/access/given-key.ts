import type { KeyRecord } from './key-record.js';
import type { Permission } from './permission.js';

/** A key that the operator gives the server as it starts, which no store holds. */
export interface GivenKey {
  readonly key: string;
  readonly permissions: readonly Permission[];
  /** Undefined: the server's own setting. */
  readonly dailyLimit: number | undefined;
}

/**
 * Records of given keys by digest. Their ids follow from the digests, so that servers that are given the
 * same keys count them together, in whatever order they are written.
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

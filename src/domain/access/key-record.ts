import type { Permission } from './permission.js';

/** What a store keeps of a key; the key itself is known to its holder alone. Times are milliseconds since 1970. */
export interface KeyRecord {
  readonly id: string;
  readonly label: string;
  readonly permissions: readonly Permission[];
  /** Requests a UTC day; 0 is no limit, undefined the server's own setting. */
  readonly dailyLimit: number | undefined;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly revokedAt: number | undefined;
  readonly lastUsedAt: number | undefined;
}

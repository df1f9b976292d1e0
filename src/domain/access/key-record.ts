import type { Permission } from './permission.js';

/** The record of a key in a store, which never contains the key itself. Times are milliseconds since 1970. */
export interface KeyRecord {
  readonly id: string;
  readonly label: string;
  readonly permissions: readonly Permission[];
  /** Requests per UTC day; 0 means no limit, undefined the server's setting. */
  readonly dailyLimit: number | undefined;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly revokedAt: number | undefined;
  readonly lastUsedAt: number | undefined;
}

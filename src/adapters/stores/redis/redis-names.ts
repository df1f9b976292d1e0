/** The names of all keys in Redis. The part in braces is the hash tag that selects the slot in a Redis Cluster. */
export const redisNames = {
  /** Hash with the record of one API key. */
  record: (digest: string): string => `tablewright:key:{${digest}}`,
  /** Hash from the id of each API key to its digest. */
  digests: 'tablewright:keys',
  /** Hash with the counts of one API key. */
  use: (keyId: string): string => `tablewright:use:{${keyId}}`,
  /** Hash with the encrypted profile of one API key. */
  profile: (keyId: string): string => `tablewright:profile:{${keyId}}`,
};

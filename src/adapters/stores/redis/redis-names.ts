/** Every key's name in Redis. What stands in braces decides the slot, should several Redis share the keys. */
export const redisNames = {
  /** Hash of one key's record. */
  record: (digest: string): string => `tablewright:key:{${digest}}`,
  /** Hash of ids and the digests that their records are under. */
  digests: 'tablewright:keys',
  /** Hash of what is counted of one key. */
  use: (keyId: string): string => `tablewright:use:{${keyId}}`,
};

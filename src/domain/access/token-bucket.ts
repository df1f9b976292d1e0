import type { Allowance } from './admission.js';

/** Milliseconds in which an empty bucket becomes full. */
const BUCKET_WINDOW = 60_000;

/**
 * A token bucket, stored as the amount that it lacks. The unit is 1/60000 of a request: a bucket of `limit` requests
 * regains `limit` units per millisecond. All numbers are whole, so stores written in other languages agree to the bit.
 */
export interface Bucket {
  readonly missing: number;
  /** The time at which `missing` was computed, in milliseconds since 1970. */
  readonly at: number;
}

/** The bucket at the time `now`. A clock that was set back adds nothing and removes nothing. */
export function refill({ missing, at }: Bucket, limit: number, now: number): Bucket {
  return { missing: Math.max(0, missing - Math.max(0, now - at) * limit), at: now };
}

/** The bucket after one more request; undefined if it has no room for one. A limit of 0 means no limit. */
export function take(bucket: Bucket, limit: number): Bucket | undefined {
  if (limit === 0) return bucket;
  const missing = bucket.missing + BUCKET_WINDOW;
  return missing <= limit * BUCKET_WINDOW ? { ...bucket, missing } : undefined;
}

/** Seconds until the bucket has room for a request, rounded up; 0 if it has. */
export function secondsUntilRoom({ missing }: Bucket, limit: number): number {
  const lacking = missing + BUCKET_WINDOW - limit * BUCKET_WINDOW;
  return limit === 0 ? 0 : Math.max(0, Math.ceil(lacking / limit / 1000));
}

export function bucketAllowance({ missing }: Bucket, limit: number): Allowance | undefined {
  if (limit === 0) return undefined;
  return {
    limit,
    remaining: Math.max(0, limit - Math.ceil(missing / BUCKET_WINDOW)),
    resetSeconds: Math.ceil(missing / limit / 1000),
  };
}

import type { Allowance } from './admission.js';

/** Milliseconds in which an empty bucket becomes full. */
export const BUCKET_WINDOW = 60_000;

/**
 * A bucket of requests, told by what is missing in it. Missing is counted in parts of 1/60000 of a
 * request, so that a bucket for `limit` requests gets `limit` of them back each millisecond: all numbers
 * are whole, and stores that count in other languages agree to the bit.
 */
export interface Bucket {
  readonly missing: number;
  /** When that much was missing, milliseconds since 1970. */
  readonly at: number;
}

/** The bucket as it is now. A clock that was set back gives nothing, and takes nothing away. */
export function refill({ missing, at }: Bucket, limit: number, now: number): Bucket {
  return { missing: Math.max(0, missing - Math.max(0, now - at) * limit), at: now };
}

/** The bucket less one request; undefined when it does not hold one. A limit of 0 is no bucket. */
export function take(bucket: Bucket, limit: number): Bucket | undefined {
  if (limit === 0) return bucket;
  const missing = bucket.missing + BUCKET_WINDOW;
  return missing <= limit * BUCKET_WINDOW ? { ...bucket, missing } : undefined;
}

/** Whole seconds until the bucket holds a request; 0 when it does. */
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

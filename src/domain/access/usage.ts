import type { Admission, Limits } from './admission.js';
import {
  countNow,
  countOne,
  type DayCount,
  dayAllowance,
  secondsLeft,
  utcDay,
} from './day-count.js';
import { type Bucket, bucketAllowance, refill, secondsUntilRoom, take } from './token-bucket.js';

/** The counters of one key. */
export interface Usage {
  readonly day: DayCount;
  readonly bucket: Bucket;
}

/** The counters of a key without recent requests. */
export function freshUsage(now: number): Usage {
  return { day: { day: utcDay(now), used: 0 }, bucket: { missing: 0, at: now } };
}

/**
 * Asks for the admission of one request: first under fair use, then under the daily limit. A refused request counts
 * against neither. Every store implements this rule in one atomic step.
 */
export function admitOne(
  before: Usage,
  limits: Limits,
  now: number,
): { readonly admission: Admission; readonly usage: Usage } {
  const day = countNow(before.day, now);
  const bucket = refill(before.bucket, limits.fair, now);
  const taken = take(bucket, limits.fair);
  const counted = countOne(day, limits.daily);
  const refusedBy = refusal(taken, counted);
  const usage =
    taken === undefined || counted === undefined
      ? { day, bucket }
      : { day: counted, bucket: taken };
  return {
    usage,
    admission: {
      refusedBy,
      retryAfterSeconds: {
        none: 0,
        fair: secondsUntilRoom(bucket, limits.fair),
        daily: secondsLeft(day, now),
      }[refusedBy ?? 'none'],
      daily: dayAllowance(usage.day, limits.daily, now),
      fair: bucketAllowance(usage.bucket, limits.fair),
    },
  };
}

function refusal(taken: Bucket | undefined, counted: DayCount | undefined): Admission['refusedBy'] {
  if (taken === undefined) return 'fair';
  return counted === undefined ? 'daily' : undefined;
}

/** Whether a usage equals a fresh one for these limits, so that a store may forget it. */
export function isSpent({ day, bucket }: Usage, limits: Limits, now: number): boolean {
  const isToday = limits.daily !== 0 && day.day >= utcDay(now);
  return !isToday && refill(bucket, limits.fair, now).missing === 0;
}

import type { Admission } from './admission.js';
import { crc32 } from './crc-32.js';

/** Jitter in seconds: spreads the callers that all wait for the same midnight. */
const SPREAD = 30;

/** Seconds after which a refused caller should retry: never too early, and the same for the same id. */
export function retryDelaySeconds(id: string, { refusedBy, retryAfterSeconds }: Admission): number {
  return retryAfterSeconds + (refusedBy === 'daily' ? crc32(id) % (SPREAD + 1) : 0);
}

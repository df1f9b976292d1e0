import type { Admission } from './admission.js';
import { crc32 } from './crc-32.js';

/** Seconds over which callers who all wait for the same midnight are spread. */
const SPREAD = 30;

/** When a refused caller had better come back: never too early, and always the same for one id. */
export function retryDelaySeconds(id: string, { refusedBy, retryAfterSeconds }: Admission): number {
  return retryAfterSeconds + (refusedBy === 'daily' ? crc32(id) % (SPREAD + 1) : 0);
}

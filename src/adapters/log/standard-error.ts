import { pino } from 'pino';
import type { LogDestination } from './pino-log.js';

/** Bytes that a stalled reader of stderr may make wait; beyond them lines are dropped. */
const MAX_BUFFERED = 8 * 1024 * 1024;

/** Stderr without waiting for its reader: a full pipe must not hold the event loop. */
export function standardError(): LogDestination {
  const destination = pino.destination({ dest: 2, sync: false, maxLength: MAX_BUFFERED });
  // A log that can't be written is no reason to stop serving.
  destination.on('error', () => {});
  return destination;
}

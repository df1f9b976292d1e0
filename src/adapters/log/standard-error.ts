import { pino } from 'pino';
import type { LogDestination } from './pino-log.js';

/** The most bytes that are buffered if the reader of stderr stalls; beyond that, lines are dropped. */
const MAX_BUFFERED = 8 * 1024 * 1024;

/** Writes to stderr asynchronously: a full pipe must not block the event loop. */
export function standardError(): LogDestination {
  const destination = pino.destination({ dest: 2, sync: false, maxLength: MAX_BUFFERED });
  // The server continues even if its log cannot be written.
  destination.on('error', () => {});
  return destination;
}

import type { Log } from '../../application/ports/log.js';
import { atMostEvery } from './at-most-every.js';

/** The least time between two log lines: the same refusal may repeat with every request. */
const INTERVAL_MS = 60_000;

/** Returns a function that logs why a store refuses calls, at most once per minute. */
export function refusalLog(log: Log, store: string): (reason: string) => void {
  const mayLog = atMostEvery(INTERVAL_MS);
  return (reason) => {
    if (mayLog()) log.warn('store_refused', { store, reason });
  };
}

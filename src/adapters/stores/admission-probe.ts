import * as E from 'fp-ts/lib/Either.js';
import type { CounterStore } from '../../application/ports/counter-store.js';
import type { StoreHealth } from '../../application/ports/store-health.js';

/** The id under which probes are counted; no key has it. */
const PROBE = 'readiness';

/**
 * A health check that writes an admission. Reading would not be enough: a full or read-only store still answers
 * reads.
 */
export function admissionProbe(store: string, counters: CounterStore): StoreHealth {
  return { store, admits: async () => E.isRight(await counters.admit(PROBE, NO_LIMITS)()) };
}

const NO_LIMITS = { daily: 0, fair: 0 };

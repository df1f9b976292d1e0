import type { Task } from 'fp-ts/lib/Task.js';
import type { Gate } from '../ports/gate.js';
import type { StoreHealth } from '../ports/store-health.js';

export interface Readiness {
  readonly ready: boolean;
  /** The names of the parts that are not ready: `draining`, or stores. */
  readonly waiting: readonly string[];
}

/** Checks whether this server accepts new work: it is not shutting down, and all its stores are available. */
export class CheckReadiness {
  readonly #gate: Gate;
  readonly #stores: readonly StoreHealth[];

  constructor(gate: Gate, stores: readonly StoreHealth[]) {
    this.#gate = gate;
    this.#stores = stores;
  }

  run(): Task<Readiness> {
    return async () => {
      const admitting = await Promise.all(this.#stores.map((store) => store.admits()));
      const down = this.#stores.filter((_, i) => !admitting[i]).map(({ store }) => store);
      const waiting = this.#gate.draining ? ['draining', ...down] : down;
      return { ready: waiting.length === 0, waiting };
    };
  }
}

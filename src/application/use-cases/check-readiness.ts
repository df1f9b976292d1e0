import type { Task } from 'fp-ts/lib/Task.js';
import type { Gate } from '../ports/gate.js';
import type { StoreHealth } from '../ports/store-health.js';

export interface Readiness {
  readonly ready: boolean;
  /** What is not ready, by name; empty when all is well. */
  readonly waiting: readonly string[];
}

/** Whether new work should be sent to this server. */
export class CheckReadiness {
  readonly #gate: Gate;
  readonly #stores: readonly StoreHealth[];

  constructor(gate: Gate, stores: readonly StoreHealth[]) {
    this.#gate = gate;
    this.#stores = stores;
  }

  run(): Task<Readiness> {
    return async () => {
      const answers = await Promise.all(this.#stores.map((store) => store.answers()));
      const down = this.#stores.filter((_, i) => !answers[i]).map(({ store }) => store);
      const waiting = this.#gate.draining ? ['draining', ...down] : down;
      return { ready: waiting.length === 0, waiting };
    };
  }
}

import type { Gate } from '../ports/gate.js';

export interface Readiness {
  readonly ready: boolean;
  /** What is not ready, by name; empty when all is well. */
  readonly waiting: readonly string[];
}

/** Whether new work should be sent to this server. */
export class CheckReadiness {
  readonly #gate: Gate;

  constructor(gate: Gate) {
    this.#gate = gate;
  }

  run(): Readiness {
    const waiting = this.#gate.draining ? ['draining'] : [];
    return { ready: waiting.length === 0, waiting };
  }
}

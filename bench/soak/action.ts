import type { Client } from './client.js';

/** An action of a caller. */
export interface Action {
  readonly name: string;
  /** The relative frequency of the action. */
  readonly share: number;
  /** Seconds that the action waits on purpose: it does not begin later than that before the end. */
  readonly seconds?: number;
  /** Rejects if a connection ends that should not. */
  run(client: Client): Promise<unknown>;
}

import { WIRE_BYTES } from './hub-limits.js';

/** The bytes that one operation may still take. */
export class WireBudget {
  #left = WIRE_BYTES;

  get left(): number {
    return this.#left;
  }

  /** Takes up to `bytes`, and gives how many were granted. */
  take(bytes: number): number {
    const granted = Math.min(bytes, this.#left);
    this.#left -= granted;
    return granted;
  }
}

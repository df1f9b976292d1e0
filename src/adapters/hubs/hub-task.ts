import type { HubAccess } from '../../application/ports/hub-platform.js';
import { WIRE_BYTES } from './hub-limits.js';

/** The subject of a task, for its failures. */
export type Subject =
  | { readonly what: 'search' }
  | { readonly what: 'dataset'; readonly dataset: string }
  | { readonly what: 'file'; readonly dataset: string; readonly name: string };

/** The number of bytes that one task may still transfer. */
class WireBudget {
  #left = WIRE_BYTES;

  get left(): number {
    return this.#left;
  }

  /** Uses up to `bytes` of the budget, and returns how many were granted. */
  take(bytes: number): number {
    const granted = Math.min(bytes, this.#left);
    this.#left -= granted;
    return granted;
  }
}

/** One search, listing or file: its credentials, its signal and its budget of bytes. */
export interface HubTask {
  readonly subject: Subject;
  /** The Authorization header; undefined for anonymous access. */
  readonly authorization: string | undefined;
  readonly signal: AbortSignal;
  readonly budget: WireBudget;
}

export function hubTask(
  subject: Subject,
  { signal }: HubAccess,
  authorization: string | undefined,
): HubTask {
  return { subject, authorization, signal, budget: new WireBudget() };
}

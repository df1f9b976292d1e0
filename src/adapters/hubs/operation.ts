import type { HubAccess } from '../../application/ports/hub-platform.js';
import { WireBudget } from './wire-budget.js';

/** What a refusal is about. */
export type Subject =
  | { readonly what: 'search' }
  | { readonly what: 'dataset'; readonly dataset: string }
  | { readonly what: 'file'; readonly dataset: string; readonly name: string };

/** One search, one listing or one file: what it may take, and on whose behalf. */
export interface Operation {
  readonly subject: Subject;
  /** The Authorization field; undefined: anonymous. */
  readonly authorization: string | undefined;
  readonly signal: AbortSignal;
  readonly budget: WireBudget;
}

export function operation(
  subject: Subject,
  { signal }: HubAccess,
  authorization: string | undefined,
): Operation {
  return { subject, authorization, signal, budget: new WireBudget() };
}

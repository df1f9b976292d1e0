import type { Fault } from './fault.js';

/** An expected refusal: facts tagged by a code. The adapters choose statuses and wording. */
export type Failure =
  | {
      readonly code: 'invalid_request';
      readonly faults: readonly Fault[];
      readonly omitted: number;
    }
  | { readonly code: 'overloaded'; readonly retryAfterSeconds: number }
  | { readonly code: 'draining'; readonly retryAfterSeconds: number };

export type FailureCode = Failure['code'];

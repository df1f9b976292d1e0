import type { AccessFailure } from '../access/access-failure.js';
import type { Fault } from './fault.js';

/**
 * An expected refusal: a code and its facts. The adapters choose statuses and wording.
 *
 * @example
 * const failure: Failure = { code: 'overloaded', retryAfterSeconds: 2 };
 * failure.code; // => 'overloaded'
 */
export type Failure =
  | {
      readonly code: 'invalid_request';
      readonly faults: readonly Fault[];
      readonly omitted: number;
    }
  | { readonly code: 'overloaded'; readonly retryAfterSeconds: number }
  | {
      /** The caller has reached its own limit of running and queued requests. */
      readonly code: 'concurrency_limited';
      readonly retryAfterSeconds: number;
    }
  | { readonly code: 'draining'; readonly retryAfterSeconds: number }
  | {
      /** `profile_changed`: the stored profile is not the version that the change expects. */
      readonly code: 'profile_not_found' | 'profile_changed';
    }
  | AccessFailure
  | StoreUnavailable
  | HubFailure;

/** The refusal of a request with these faults alone. */
export function invalidRequest(
  ...faults: readonly Fault[]
): Extract<Failure, { readonly code: 'invalid_request' }> {
  return { code: 'invalid_request', faults, omitted: 0 };
}

/** A store that did not answer, or not in time. */
export interface StoreUnavailable {
  readonly code: 'store_unavailable';
  /** The name of the store, as in the settings and in /ready. */
  readonly store: string;
  readonly retryAfterSeconds: number;
}

/**
 * The failures of a data hub, or of a file on it. No member contains text that the hub sent.
 *
 * @example
 * const failure: HubFailure = { code: 'hub_not_found', what: 'file', name: 'rain.csv' };
 * failure.what; // => 'file'
 */
export type HubFailure =
  | {
      /** The dataset is missing or private, or needs consent or credentials: hubs do not distinguish these. */
      readonly code: 'hub_access_denied';
      /** Undefined if the hub refused a search. */
      readonly dataset: string | undefined;
    }
  | { readonly code: 'hub_credentials_rejected' }
  | { readonly code: 'hub_not_found'; readonly what: 'dataset' | 'file'; readonly name: string }
  | { readonly code: 'hub_rate_limited'; readonly retryAfterSeconds: number }
  | { readonly code: 'hub_timeout' }
  | {
      /** The hub's answer or file does not have the expected form; `reason` is our text, never the hub's. */
      readonly code: 'hub_unreadable';
      readonly reason: string;
    };

/**
 * The code of a failure, as the member `code` of a problem document has it.
 *
 * @example
 * const codes: readonly FailureCode[] = ['invalid_request', 'overloaded'];
 * codes.length; // => 2
 */
export type FailureCode = Failure['code'];

import type { Admission } from '../access/admission.js';
import type { Permission } from '../access/permission.js';
import type { Fault } from './fault.js';

/** An expected refusal: facts tagged by a code. The adapters choose statuses and wording. */
export type Failure =
  | {
      readonly code: 'invalid_request';
      readonly faults: readonly Fault[];
      readonly omitted: number;
    }
  | { readonly code: 'overloaded'; readonly retryAfterSeconds: number }
  | { readonly code: 'draining'; readonly retryAfterSeconds: number }
  | AccessFailure
  | StoreUnavailable
  | HubFailure;

/** Why a caller is not let in. */
export type AccessFailure =
  | { readonly code: 'missing_key' }
  | {
      /** Malformed, unknown, revoked or expired: which of them is not told. */
      readonly code: 'invalid_key';
    }
  | { readonly code: 'insufficient_permission'; readonly permission: Permission }
  | {
      readonly code: 'daily_limit_exceeded' | 'rate_limited';
      readonly admission: Admission;
      readonly retryAfterSeconds: number;
    };

/** A store that did not answer, or not in time. */
export interface StoreUnavailable {
  readonly code: 'store_unavailable';
  /** Which one, as settings and /ready name it. */
  readonly store: string;
  readonly retryAfterSeconds: number;
}

/** What a data hub, or a file of one, can fail with. No member holds what the hub sent. */
export type HubFailure =
  | {
      /** Missing, private, or in need of consent or credentials: hubs do not tell these apart. */
      readonly code: 'hub_access_denied';
      /** Undefined: the search itself. */
      readonly dataset: string | undefined;
    }
  | { readonly code: 'hub_credentials_rejected' }
  | { readonly code: 'hub_not_found'; readonly what: 'dataset' | 'file'; readonly name: string }
  | { readonly code: 'hub_rate_limited'; readonly retryAfterSeconds: number }
  | { readonly code: 'hub_timeout' }
  | {
      /** An answer or a file that is not what it should be; `reason` is ours, never the hub's text. */
      readonly code: 'hub_unreadable';
      readonly reason: string;
    };

export type FailureCode = Failure['code'];

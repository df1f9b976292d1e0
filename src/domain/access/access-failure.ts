import type { Admission } from './admission.js';
import type { Permission } from './permission.js';

/** The reason why a request is refused access. */
export type AccessFailure =
  | { readonly code: 'missing_key' }
  | {
      /** The key is malformed, unknown, revoked or expired; the failure does not reveal which. */
      readonly code: 'invalid_key';
    }
  | { readonly code: 'insufficient_permission'; readonly permission: Permission }
  | {
      readonly code: 'daily_limit_exceeded' | 'rate_limited';
      readonly admission: Admission;
      readonly retryAfterSeconds: number;
    };

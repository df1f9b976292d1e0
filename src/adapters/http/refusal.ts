import type { Failure } from '../../domain/errors/failure.js';
import type { Fault } from '../../domain/errors/fault.js';
import type { ProblemCode } from './problems.js';

/** The parts of a problem that depend on the request. */
export interface Particulars {
  readonly detail: string;
  readonly faults?: readonly Fault[];
  /** The number of further faults that are not in `faults`. */
  readonly omitted?: number;
  /** The exceeded limits, named as in the header RateLimit. */
  readonly violatedPolicies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to end a request with a problem; problem-details.ts turns it into the answer. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly particulars: Particulars;

  constructor(code: ProblemCode, particulars: Particulars) {
    super(particulars.detail);
    this.code = code;
    this.particulars = particulars;
  }
}

/** A fault of the body as a whole, whose pointer is empty. */
export function malformedBody(message: string): Refusal {
  return new Refusal('malformed_body', { detail: message, faults: [{ path: '', message }] });
}

/** The challenge of RFC 6750 (3). It has an `error` only if a key was sent. */
const CHALLENGE = 'Bearer realm="tablewright"';

export function refusalOf(failure: Failure): Refusal {
  switch (failure.code) {
    case 'invalid_request': {
      const { faults, omitted } = failure;
      return new Refusal('invalid_request', { detail: summary(faults, omitted), faults, omitted });
    }
    case 'overloaded':
      return busy('overloaded', 'too much work is waiting', failure.retryAfterSeconds);
    case 'concurrency_limited':
      return busy(
        failure.code,
        'this key or address already has its share of work running and waiting',
        failure.retryAfterSeconds,
      );
    case 'draining':
      return busy('draining', 'the server is shutting down', failure.retryAfterSeconds);
    case 'missing_key':
      return new Refusal(failure.code, {
        detail: 'expected a key in the header Authorization: Bearer <API_KEY>',
        headers: { 'WWW-Authenticate': CHALLENGE },
      });
    case 'invalid_key':
      return new Refusal(failure.code, {
        detail: 'the key is not valid',
        headers: { 'WWW-Authenticate': `${CHALLENGE}, error="invalid_token"` },
      });
    case 'insufficient_permission': {
      const { code, permission } = failure;
      return new Refusal(code, {
        detail: `the key lacks the permission ${permission}`,
        headers: {
          'WWW-Authenticate': `${CHALLENGE}, error="insufficient_scope", scope="${permission}"`,
        },
      });
    }
    case 'daily_limit_exceeded':
    case 'rate_limited':
      return overLimit(failure);
    case 'store_unavailable':
      return busy(
        failure.code,
        `cannot reach the ${failure.store} store`,
        failure.retryAfterSeconds,
      );
    case 'profile_not_found':
      return new Refusal(failure.code, { detail: 'the key has no profile' });
    case 'profile_changed':
      return new Refusal(failure.code, {
        detail: 'the stored profile is not the expected version: read it again and send its ETag',
      });
    case 'hub_rate_limited':
      return busy(
        failure.code,
        'the data hub limits the rate of requests',
        failure.retryAfterSeconds,
      );
    case 'hub_not_found':
      return new Refusal(failure.code, {
        detail: `the hub has no ${failure.what} ${failure.name}`,
      });
    case 'hub_access_denied':
      return new Refusal(failure.code, {
        detail: `the hub denied access to ${failure.dataset ?? 'its search'}`,
      });
    case 'hub_credentials_rejected':
      return new Refusal(failure.code, {
        detail: 'the hub rejected the credentials of the request',
      });
    case 'hub_timeout':
      return new Refusal(failure.code, {
        detail: 'the hub, or the work on its sample, took longer than the server allows',
      });
    case 'hub_unreadable':
      return new Refusal(failure.code, { detail: failure.reason });
  }
}

function busy(code: ProblemCode, detail: string, retryAfterSeconds: number): Refusal {
  return new Refusal(code, { detail, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

function overLimit({
  code,
  admission,
  retryAfterSeconds,
}: Extract<Failure, { readonly admission: unknown }>): Refusal {
  const { daily, fair } = admission;
  const detail =
    code === 'daily_limit_exceeded'
      ? `the key has used its ${daily?.limit} requests of this UTC day`
      : `expected at most ${fair?.limit} requests per minute`;
  return new Refusal(code, {
    detail,
    violatedPolicies: [code === 'daily_limit_exceeded' ? 'daily' : 'fair'],
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

function summary(faults: readonly Fault[], omitted: number): string {
  const [first] = faults;
  const shown = first === undefined ? '' : `${first.path || 'the body'}: ${first.message}`;
  const count = faults.length + omitted;
  return count === 1 ? shown : `${count} rules are broken, the first at ${shown}`;
}

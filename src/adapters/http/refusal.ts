import type { Failure } from '../../domain/errors/failure.js';
import type { Fault } from '../../domain/errors/fault.js';
import type { ProblemCode } from './problems.js';

/** What a problem says beside its code. */
export interface Particulars {
  readonly detail: string;
  readonly faults?: readonly Fault[];
  /** Faults beyond those told. */
  readonly omitted?: number;
  /** Limits that refused, by the names that the RateLimit header gives them. */
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

/** The body as a whole is at fault: its pointer is empty. */
export function malformedBody(message: string): Refusal {
  return new Refusal('malformed_body', { detail: message, faults: [{ path: '', message }] });
}

/** The challenge of RFC 6750 (3): an `error` only where a key was sent. */
const CHALLENGE = 'Bearer realm="tablewright"';

export function refusalOf(failure: Failure): Refusal {
  switch (failure.code) {
    case 'invalid_request': {
      const { faults, omitted } = failure;
      return new Refusal('invalid_request', { detail: summary(faults, omitted), faults, omitted });
    }
    case 'overloaded':
      return busy('overloaded', 'too much work is waiting', failure.retryAfterSeconds);
    case 'draining':
      return busy('draining', 'the server is shutting down', failure.retryAfterSeconds);
    case 'missing_key':
      return new Refusal(failure.code, {
        detail: 'expected a key: Authorization: Bearer <API_KEY>',
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
        `the ${failure.store} store is out of reach`,
        failure.retryAfterSeconds,
      );
    case 'hub_rate_limited':
      return busy(failure.code, 'the data hub limits requests', failure.retryAfterSeconds);
    case 'hub_not_found':
      return new Refusal(failure.code, {
        detail: `the hub has no ${failure.what} ${failure.name}`,
      });
    case 'hub_access_denied':
      return new Refusal(failure.code, {
        detail: `the hub denied access to ${failure.dataset ?? 'its search'}`,
      });
    case 'hub_credentials_rejected':
      return new Refusal(failure.code, { detail: 'the hub rejected the credentials sent' });
    case 'hub_timeout':
      return new Refusal(failure.code, {
        detail: 'the hub, or the work on its sample, took more time than is allowed',
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
      ? `the key has had its ${daily?.limit} requests of this UTC day`
      : `expected at most ${fair?.limit} requests a minute`;
  return new Refusal(code, {
    detail,
    violatedPolicies: [code === 'daily_limit_exceeded' ? 'daily' : 'fair'],
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

function summary(faults: readonly Fault[], omitted: number): string {
  const [first] = faults;
  const one = first === undefined ? '' : `${first.path || 'the body'}: ${first.message}`;
  const count = faults.length + omitted;
  return count === 1 ? one : `${count} rules are broken, the first at ${one}`;
}

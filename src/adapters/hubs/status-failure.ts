import type { IncomingHttpHeaders } from 'node:http';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { Subject } from './hub-task.js';

export interface RefusedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Whether the request had credentials. */
  readonly authorized: boolean;
}

/** The failure for an answer with an error status. `now` is in milliseconds since the Unix epoch. */
export function statusFailure(
  { status, headers, authorized }: RefusedAnswer,
  subject: Subject,
  now: number,
): HubFailure {
  if (status === 401 && authorized) return { code: 'hub_credentials_rejected' };
  if (status === 401 || status === 403) {
    const dataset = subject.what === 'search' ? undefined : subject.dataset;
    return { code: 'hub_access_denied', dataset };
  }
  if (status === 404 && subject.what !== 'search') return notFound(subject, headers);
  if (status === 429) {
    const seconds = retryAfterSeconds(headers['retry-after'], now);
    return { code: 'hub_rate_limited', retryAfterSeconds: seconds };
  }
  return { code: 'hub_unreadable', reason: `the data hub answered with status ${status}` };
}

function notFound(
  subject: Exclude<Subject, { readonly what: 'search' }>,
  headers: IncomingHttpHeaders,
): HubFailure {
  // Hugging Face reports whether the data set or the file is missing; other platforms do not.
  const wholeDataset = subject.what === 'dataset' || headers['x-error-code'] === 'RepoNotFound';
  return wholeDataset
    ? { code: 'hub_not_found', what: 'dataset', name: subject.dataset }
    : { code: 'hub_not_found', what: 'file', name: subject.name };
}

/** Seconds to wait if a platform limits requests without a valid Retry-After. */
const DEFAULT_SECONDS = 60;
const LONGEST_SECONDS = 3600;

/** The delay in a Retry-After header (RFC 9110, 10.2.3: seconds or a date), as seconds from 1 to 3600. */
export function retryAfterSeconds(field: string | undefined, now: number): number {
  const text = field?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  if (Number.isNaN(seconds)) return DEFAULT_SECONDS;
  return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_SECONDS);
}

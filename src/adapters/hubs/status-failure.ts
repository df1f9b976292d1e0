import type { IncomingHttpHeaders } from 'node:http';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { Subject } from './operation.js';
import { retryAfterSeconds } from './retry-after.js';

export interface RefusedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Whether the request that was answered bore credentials. */
  readonly authorized: boolean;
}

/** What an answer that is no success means for the operation it belongs to. `now` as the Clock tells it. */
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
  // Hugging Face says which of the two it misses; others leave it open.
  const wholeDataset = subject.what === 'dataset' || headers['x-error-code'] === 'RepoNotFound';
  return wholeDataset
    ? { code: 'hub_not_found', what: 'dataset', name: subject.dataset }
    : { code: 'hub_not_found', what: 'file', name: subject.name };
}

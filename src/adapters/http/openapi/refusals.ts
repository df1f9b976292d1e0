import { keysOf } from '../../../domain/basics/keys-of.js';
import type { AccessPolicy } from '../access/entrance.js';
import { type ProblemCode, problems } from '../problems.js';
import type { Route } from '../routes/route.js';
import type { Operation } from './operation.js';
import { keyUse } from './security.js';

export interface LimitFacts extends AccessPolicy {
  readonly rateLimit: number;
}

/** Problems of any request: refusals of the HTTP parser, and a defect of the server. */
const ANY: readonly ProblemCode[] = [
  'bad_request',
  'request_timeout',
  'headers_too_large',
  'internal_error',
];

const OF_BODIES: readonly ProblemCode[] = [
  'malformed_body',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_request',
];

function ofAccess({ access }: Route, facts: LimitFacts): readonly ProblemCode[] {
  const use = keyUse(access, facts);
  const fairUse: readonly ProblemCode[] =
    access !== 'unmetered' && facts.rateLimit > 0 ? ['rate_limited'] : [];
  const isOpen = access === 'public' || access === 'unmetered';
  if (use === 'none') return isOpen ? fairUse : ['untrusted_site', ...fairUse];
  return [
    use === 'required' ? 'missing_key' : 'untrusted_site',
    'invalid_key',
    ...(access === 'key' ? [] : (['insufficient_permission', 'daily_limit_exceeded'] as const)),
    'rate_limited',
    'store_unavailable',
  ];
}

/** Every problem that an operation can answer with, by ascending status, codes in the order of `problems`. */
export function refusalsOf(
  route: Route,
  operation: Operation,
  facts: LimitFacts,
): ReadonlyMap<number, readonly ProblemCode[]> {
  const possible = new Set<string>([
    ...ANY,
    ...ofAccess(route, facts),
    ...(operation.body === undefined ? [] : OF_BODIES),
    ...(route.isWork ? ['draining'] : []),
    ...(operation.refusals ?? []),
  ]);
  const codes = keysOf(problems).filter((code) => possible.has(code));
  const statuses = [...new Set(codes.map((code) => problems[code].status))].sort((a, b) => a - b);
  return new Map(
    statuses.map((status) => [status, codes.filter((code) => problems[code].status === status)]),
  );
}

import { HubFault } from '../../application/ports/hub-fault.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import { timedOut, unreadable } from './faults.js';
import { PrivateAddressError } from './public-lookup.js';
import { ConnectTimeoutError } from './send-request.js';

/** What a failed exchange means. Its own message may hold an address with a signature: it goes nowhere. */
export function faultOf(error: unknown, signal: AbortSignal): HubFault {
  if (signal.aborted || error instanceof ConnectTimeoutError) return timedOut();
  if (error instanceof HubFault) return error;
  if (error instanceof PrivateAddressError) return unreadable('leads to a private address');
  return unreadable(
    isUnreached(error) ? 'is out of reach' : 'broke the connection or does not speak HTTP',
  );
}

/** Codes of a name without an address, and of an address without a listener. */
const UNREACHED = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];

function isUnreached(error: unknown): boolean {
  return UNREACHED.includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** For the operator: which origin, and what is wrong with it. Paths name data sets, queries are signed. */
export function logged(
  failure: HubFailure,
  { origin }: URL,
  cause: unknown,
): Readonly<Record<string, unknown>> {
  const { code } = failure;
  const reason = code === 'hub_unreadable' ? failure.reason : undefined;
  return { origin: origin.slice(0, 300), code, reason, cause: codeOf(cause) };
}

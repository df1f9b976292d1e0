import { HubFault } from '../../application/ports/hub-fault.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import { timedOut, unreadable } from './faults.js';
import { PrivateAddressError } from './public-lookup.js';
import { ConnectTimeoutError } from './send-request.js';

/** The fault for a failed exchange. Drops the message of `error`, which may contain a signed URL. */
export function faultOf(error: unknown, signal: AbortSignal): HubFault {
  if (signal.aborted || error instanceof ConnectTimeoutError) return timedOut();
  if (error instanceof HubFault) return error;
  if (error instanceof PrivateAddressError) return unreadable('resolves to a private address');
  return unreadable(
    isUnreached(error) ? 'cannot be reached' : 'closed the connection or does not speak HTTP',
  );
}

/** Error codes of a host name without an address, and of an address without a listener. */
const UNREACHED = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];

function isUnreached(error: unknown): boolean {
  return UNREACHED.includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The facts of the log event `hub_fault`. Of the URL only its origin: paths name data sets, queries may be signed. */
export function logged(
  failure: HubFailure,
  { origin }: URL,
  cause: unknown,
): Readonly<Record<string, unknown>> {
  const { code } = failure;
  const reason = code === 'hub_unreadable' ? failure.reason : undefined;
  return { origin: origin.slice(0, 300), code, reason, cause: codeOf(cause) };
}

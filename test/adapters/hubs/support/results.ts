import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { HubFault } from '../../../../src/application/ports/hub-fault.js';
import type { HubAccess } from '../../../../src/application/ports/hub-platform.js';
import type { HubFailure } from '../../../../src/domain/errors/failure.js';
import type { HubCredentials } from '../../../../src/domain/hub/hub-requests.js';

/** Returns the access of a caller: by default anonymous and with a generous time limit. */
export function access(credentials?: HubCredentials, milliseconds = 180_000): HubAccess {
  return { credentials, signal: AbortSignal.timeout(milliseconds) };
}

export async function successOf<A>(work: TaskEither<HubFailure, A>): Promise<A> {
  const result = await work();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

export async function failureOf<A>(work: TaskEither<HubFailure, A>): Promise<HubFailure> {
  const result = await work();
  if (E.isRight(result)) throw new Error('expected a failure');
  return result.left;
}

/** Returns the failure of a transfer that is expected to break off. */
export async function faultOf(transfer: Promise<unknown>): Promise<HubFailure> {
  const error = await transfer.then(
    () => new Error('expected a fault'),
    (reason: unknown) => reason,
  );
  if (error instanceof HubFault) return error.failure;
  throw error;
}

export async function allOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  for await (const chunk of chunks) taken.push(chunk);
  return Buffer.concat(taken);
}

import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Gate, Requester, WorkSize } from '../ports/gate.js';

/** Acquires permits as `Gate.enter` does, and releases them when the signal of the caller aborts: the answer has ended then. */
export function enterUntilEnd(
  gate: Gate,
  size: WorkSize,
  requester: Requester,
  permits?: number,
): TE.TaskEither<Failure, void> {
  return pipe(
    gate.enter(size, requester, permits),
    TE.map((leave) => atEnd(requester.signal, leave)),
  );
}

function atEnd(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}

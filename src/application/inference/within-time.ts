import type { TaskEither } from 'fp-ts/lib/TaskEither.js';

/**
 * Runs work with a signal that aborts when `signal` does, or after `milliseconds`. It does not use AbortSignal.any with
 * AbortSignal.timeout: Node 20 may collect their signals as garbage before the time is over.
 */
export function withinTime<E, A>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => TaskEither<E, A>,
): TaskEither<E, A> {
  return async () => {
    const end = new AbortController();
    const abort = (): void => end.abort();
    const timer = setTimeout(abort, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    try {
      return await work(end.signal)();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
}

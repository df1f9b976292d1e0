import type { TaskEither } from 'fp-ts/lib/TaskEither.js';

/**
 * Work whose signal aborts with `signal`, or so many milliseconds after its beginning. The timer is our own: what
 * AbortSignal.any holds of AbortSignal.timeout may be collected as garbage before the time comes (Node 20).
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

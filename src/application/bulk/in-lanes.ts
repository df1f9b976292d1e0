/**
 * Does work for each item, for up to `lanes` items at a time. The first error ends the signal of all work, and is thrown
 * when all of it has ended.
 */
export async function inLanes<A>(
  items: Iterable<A>,
  lanes: number,
  signal: AbortSignal,
  work: (item: A, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const iterator = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    try {
      for (;;) {
        controller.signal.throwIfAborted();
        const { done, value } = iterator.next();
        if (done) return;
        await work(value, controller.signal);
      }
    } catch (error) {
      // The reason is the first error, which the other lanes throw again.
      controller.abort(error);
      throw error;
    }
  };
  try {
    await Promise.allSettled(Array.from({ length: lanes }, lane));
    controller.signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Waits for work, or rejects with the reason of the signal when that aborts. Does not cancel the work. */
export async function orAborted<A>(work: Promise<A>, signal: AbortSignal): Promise<A> {
  let leave = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    if (signal.aborted) leave();
    return await Promise.race([aborted, work]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

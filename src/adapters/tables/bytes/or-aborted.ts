/** Waits for work until a signal aborts, and then no longer: what hangs is left. */
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

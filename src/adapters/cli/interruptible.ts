const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that the first signal ends in order, after which the process ends by that signal. A second signal ends the
 * process at once; the server then takes back the transaction.
 */
export async function interruptible<A>(
  work: (signal: AbortSignal) => Promise<A>,
  message: string,
): Promise<A> {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    received = signal;
    for (const name of SIGNALS) process.off(name, stop);
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (received === undefined) throw error;
    process.stderr.write(`tablewright: ${message}\n`);
    process.kill(process.pid, received);
    // The signal arrives in a later turn of the event loop.
    return await new Promise<never>(() => setInterval(() => {}, 1000));
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}

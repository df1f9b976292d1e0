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
  const forget = (): void => {
    for (const name of SIGNALS) process.off(name, stop);
  };
  const end = (signal: NodeJS.Signals): void => {
    forget();
    process.kill(process.pid, signal);
  };
  // The listener stays, so that those who wait for the same signal to tidy up leave its end to this function.
  const stop = (signal: NodeJS.Signals): void => {
    if (received !== undefined) end(signal);
    received = signal;
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (received === undefined) throw error;
    process.stderr.write(`tablewright: ${message}\n`);
    end(received);
    // The signal arrives in a later turn of the event loop.
    return await new Promise<never>(() => setInterval(() => {}, 1000));
  } finally {
    forget();
  }
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Calls `work` before a signal ends the process. Any number of callers may wait for a signal: the last one passes it on,
 * so that the parent process can see which signal it was. Returns a function that forgets the work.
 */
export function beforeSignal(work: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    forget();
    work();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return forget;
}

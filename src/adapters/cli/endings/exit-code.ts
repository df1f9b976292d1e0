/** Exit codes of the process. A process that a signal ends has the exit status that the system gives it. */
export const exitCode = {
  done: 0,
  /** Something could not be read or written, or an internal error occurred. */
  failed: 1,
  /** Invalid usage or settings, a file without a table, or a request that breaks a rule: a retry will not help. */
  refused: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** What the process says by its exit. A process that a signal ends says so in the system's own way. */
export const exitCode = {
  done: 0,
  /** Something could not be read or written, or went wrong. */
  failed: 1,
  /** Bad usage, bad settings, a file that is no table, or a request that breaks a rule: the same call will never work. */
  refused: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

import { type ExitCode, exitCode } from './exit-code.js';

/** Thrown to end a command with lines on stderr and an exit code; command-line.ts alone catches it. */
export class Ending extends Error {
  override readonly name = 'Ending';
  readonly code: ExitCode;
  readonly lines: readonly string[];
  /** What the lines announce, told below them. */
  readonly details: readonly string[];

  constructor(code: ExitCode, lines: readonly string[], details: readonly string[] = []) {
    super(lines.join('\n'));
    this.code = code;
    this.lines = lines;
    this.details = details;
  }
}

/** Told by its name: a command that is bundled by itself has a class of its own. */
export function isEnding(error: unknown): error is Ending {
  return error instanceof Error && error.name === 'Ending';
}

/** An error of the operating system, with what could not be done; any other error is a defect. */
export function failed(what: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || code === undefined || !/^E[A-Z0-9]+$/.test(code)) return error;
  // Node writes `ENOENT: no such file or directory, open 'a.json'`.
  const reason = /^\w+: ([^,]+)/.exec(message)?.[1];
  const told = reason === undefined ? code : `${reason} (${code})`;
  return new Ending(exitCode.failed, [`cannot ${what}: ${told}`]);
}

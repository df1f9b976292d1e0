import { type ExitCode, exitCode } from './exit-code.js';

/** Thrown to end a command with lines on stderr and an exit code. Only command-line.ts catches it. */
export class Ending extends Error {
  override readonly name = 'Ending';
  readonly code: ExitCode;
  readonly lines: readonly string[];
  /** Further lines, printed indented below `lines`. */
  readonly details: readonly string[];

  constructor(code: ExitCode, lines: readonly string[], details: readonly string[] = []) {
    super(lines.join('\n'));
    this.code = code;
    this.lines = lines;
    this.details = details;
  }
}

/** Compares the name, not the class: each separately bundled command has its own copy of the class. */
export function isEnding(error: unknown): error is Ending {
  return error instanceof Error && error.name === 'Ending';
}

/** Turns an error of the operating system into an `Ending` `cannot <action>: …`; returns any other error unchanged. */
export function failed(action: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || code === undefined || !/^E[A-Z0-9]+$/.test(code)) return error;
  // Node writes `ENOENT: no such file or directory, open 'a.json'`.
  const reason = code === 'EISDIR' ? 'it is a directory' : /^\w+: ([^,]+)/.exec(message)?.[1];
  const shown = reason === undefined ? code : `${reason} (${code})`;
  return new Ending(exitCode.failed, [`cannot ${action}: ${shown}`]);
}

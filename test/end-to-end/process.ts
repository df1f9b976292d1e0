import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server as the package ships it: it starts faster than its single modules, and opens fewer files. */
export const MAIN = fileURLToPath(new URL('../../bundle/main.js', import.meta.url));

/** Options for the start of a server. */
interface Start {
  /** The file of the server; by default `MAIN`. */
  readonly main?: string;
  /** The limit on open files and connections; by default the limit of this process. */
  readonly descriptors?: number;
}

/** The server in a process of its own, started like `npm start`. */
export class ServerProcess {
  stdout = '';
  stderr = '';
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(
    environment: Readonly<Record<string, string>> = {},
    { main = MAIN, descriptors }: Start = {},
  ) {
    const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors} && `;
    this.child = spawn('bash', ['-c', `${limit}exec "$0" "$1"`, process.execPath, main], {
      env: { PATH: process.env.PATH, PORT: '0', TABLEWRIGHT_AUTH: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.stdout += String(chunk);
    });
    this.child.stderr?.on('data', (chunk) => {
      this.stderr += String(chunk);
    });
    this.exited = new Promise((resolve) => this.child.once('close', (code) => resolve(code)));
  }

  get url(): string {
    return /listens on (\S+)/.exec(this.stdout)?.[1] ?? '';
  }

  get logLines(): readonly Readonly<Record<string, unknown>>[] {
    return this.stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.js', import.meta.url));

/** The server as a process of its own, as `npm start` runs it. */
export class ServerProcess {
  stdout = '';
  stderr = '';
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, [MAIN], {
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

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { Ending, failed } from './ending.js';
import { exitCode } from './exit-code.js';
import type { Sink } from './sink.js';
import { writeWhole } from './write-whole.js';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** A file that appears, or changes, only when it is whole: until then its bytes lie in another beside it. */
export class WholeFile implements Sink {
  readonly #path: string;
  readonly #part: string;
  readonly #handle: FileHandle;
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.#forgetSignals();
    rmSync(this.#part, { force: true });
    // Without our listeners the signal does what it does, and the parent learns of it.
    process.kill(process.pid, signal);
  };

  private constructor(path: string, part: string, handle: FileHandle) {
    this.#path = path;
    this.#part = part;
    this.#handle = handle;
    for (const signal of SIGNALS) process.on(signal, this.#onSignal);
  }

  static async begin(wanted: string): Promise<WholeFile> {
    try {
      const path = await target(wanted);
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      return new WholeFile(path, part, await open(part, 'wx'));
    } catch (error) {
      throw failed(`write ${wanted}`, error);
    }
  }

  async write(chunk: Uint8Array): Promise<void> {
    try {
      await writeWhole(this.#handle.fd, chunk);
    } catch (error) {
      throw failed(`write ${this.#path}`, error);
    }
  }

  async finish(): Promise<void> {
    try {
      // Else a loss of power could leave the name with less than its bytes.
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#part, this.#path);
    } catch (error) {
      throw failed(`write ${this.#path}`, error);
    }
    this.#forgetSignals();
  }

  async discard(): Promise<void> {
    await this.#handle.close();
    await rm(this.#part, { force: true });
    this.#forgetSignals();
  }

  #forgetSignals(): void {
    for (const signal of SIGNALS) process.off(signal, this.#onSignal);
  }
}

/** The file to replace: what a link leads to, never the link; and never a device or a pipe. */
async function target(wanted: string): Promise<string> {
  const found = await stat(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return wanted;
  if (found.isFile()) return realpath(wanted);
  throw new Ending(exitCode.failed, [
    `cannot write ${wanted}: it is ${found.isDirectory() ? 'a directory' : 'no regular file'}`,
  ]);
}

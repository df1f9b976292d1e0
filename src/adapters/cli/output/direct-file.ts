import type { FileHandle } from 'node:fs/promises';
import type { Sink } from './sink.js';
import { writeFailure } from './standard-output.js';
import { writeWhole } from './write-whole.js';

/** A device, a pipe or a file descriptor of this process. Bytes written to it cannot be taken back. */
export class DirectFile implements Sink {
  readonly #name: string;
  readonly #file: FileHandle | number;

  constructor(name: string, file: FileHandle | number) {
    this.#name = name;
    this.#file = file;
  }

  async write(chunk: Uint8Array): Promise<void> {
    try {
      await writeWhole(typeof this.#file === 'number' ? this.#file : this.#file.fd, chunk);
    } catch (error) {
      throw writeFailure(this.#name, error);
    }
  }

  async finish(): Promise<void> {
    try {
      await this.#close();
    } catch (error) {
      throw writeFailure(this.#name, error);
    }
  }

  discard(): Promise<void> {
    return this.#close();
  }

  /** A file descriptor of this process stays open: the process that passed it on may write more. */
  async #close(): Promise<void> {
    if (typeof this.#file !== 'number') await this.#file.close();
  }
}

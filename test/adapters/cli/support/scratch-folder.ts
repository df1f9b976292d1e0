import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for the files of a suite; call `remove` at its end. */
export class ScratchFolder {
  readonly #path = mkdtempSync(join(tmpdir(), 'tablewright-cli-'));

  path(name = ''): string {
    return join(this.#path, name);
  }

  /** Writes a file and returns its path. Content that is not a string is written as JSON. */
  put(name: string, content: unknown): string {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(this.path(name), text);
    return this.path(name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  readBytes(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  get names(): readonly string[] {
    return readdirSync(this.#path).sort();
  }

  remove(): void {
    rmSync(this.#path, { recursive: true });
  }
}

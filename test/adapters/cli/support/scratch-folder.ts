import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that the tests of a suite write into, removed at their end. */
export class ScratchFolder {
  readonly #path = mkdtempSync(join(tmpdir(), 'tablewright-cli-'));

  path(name = ''): string {
    return join(this.#path, name);
  }

  /** Puts a file there; what is no text becomes JSON. Gives its path. */
  put(name: string, content: unknown): string {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(this.path(name), text);
    return this.path(name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  get names(): readonly string[] {
    return readdirSync(this.#path).sort();
  }

  remove(): void {
    rmSync(this.#path, { recursive: true });
  }
}

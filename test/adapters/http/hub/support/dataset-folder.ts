import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder of data sets for a test. */
export class DatasetFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'tablewright-hub-'));

  /** Writes a file; `name` is `owner/name/file`. */
  put(name: string, content: string | Uint8Array): void {
    const path = join(this.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

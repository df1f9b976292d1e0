import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.js';

/** A temporary folder of modules that can import the package as if it were installed. */
export class ExtensionFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'tablewright-extension-'));

  constructor() {
    mkdirSync(join(this.path, 'node_modules'));
    symlinkSync(fileURLToPath(packageRoot), join(this.path, 'node_modules/tablewright'));
  }

  /** Writes a module and returns its path. */
  put(name: string, text: string): string {
    const path = join(this.path, name);
    writeFileSync(path, text);
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

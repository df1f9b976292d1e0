import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OwnPackages } from '../../scripts/own-packages.js';
import { joiningPackages } from '../../scripts/packages/declarations.js';
import { packageRoot } from '../support/package-root.js';

/** The folder of the bundlers and the test runner, which not every clone has installed. */
const TOOLS = fileURLToPath(new URL('test/package/tools', packageRoot));
const INSTALLED = join(TOOLS, 'node_modules');
const PROJECTS = join(TOOLS, 'dist');

/** Returns the reason why the tools are not available, or undefined if they are installed. */
export function missingTools(): string | undefined {
  const missing = [new OwnPackages('test/package/tools'), joiningPackages].find(
    ({ areInstalled }) => !areInstalled,
  );
  return missing && `no packages: ${missing.install}`;
}

/** Returns the path of a file of a tool. */
export function toolFile(path: string): string {
  return join(INSTALLED, path);
}

/**
 * A temporary project below the folder of the tools, so that its programs find them as packages: bundlers follow no link
 * out of their root.
 */
export class ToolProject {
  readonly folder: string;

  /** `installed` is a folder with the packages of the project. */
  constructor(installed: string) {
    mkdirSync(PROJECTS, { recursive: true });
    this.folder = mkdtempSync(join(PROJECTS, 'project-'));
    cpSync(installed, join(this.folder, 'node_modules'), { recursive: true });
  }

  /** Writes a file of the project and returns its path. */
  put(name: string, text: string): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcome } from '../../adapters/cli/support/run-cli.js';
import { packageRoot } from '../../support/package-root.js';
import { quickNpx } from '../../support/quick-npx.js';

const ROOT = fileURLToPath(packageRoot);

/** Files that a clone does not contain, because they are installed or generated. */
export const NOT_CLONED = new Set(['node_modules', 'dist', 'coverage', '.git', '.screenshots']);

/** Large folders of the build that no command of a page runs. */
const NOT_SHIPPED = ['test', 'bench'].map((name) => join(ROOT, 'dist', name));

/**
 * The folders of a reader who follows the pages: a clone with its packages installed, and a separate project.
 * The PATH contains only the commands of the system.
 */
export class ReaderFolders {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tablewright-reader-'));
  readonly clone = join(this.#folder, 'tablewright');
  readonly project = join(this.#folder, 'project');
  /** The environment of a reader whose `npx` starts the command of the clone without npm. */
  readonly hasty = {
    PATH: quickNpx(join(this.#folder, 'bin'), join(this.clone, 'dist/bundle/cli.cjs')),
  };

  constructor() {
    cpSync(ROOT, this.clone, {
      recursive: true,
      filter: (path) => !NOT_CLONED.has(basename(path)) && !path.endsWith('.tgz'),
    });
    symlinkSync(join(ROOT, 'node_modules'), join(this.clone, 'node_modules'));
    mkdirSync(this.project);
    writeFileSync(join(this.project, 'package.json'), '{"private":true,"type":"module"}');
    // Without this option, curl treats a response with status 422 as success.
    writeFileSync(join(this.#folder, '.curlrc'), 'fail-with-body\n');
  }

  /** Lets the clone have the files that a build and the packing of the packages wrote here. */
  copyBuild(): void {
    cpSync(join(ROOT, 'dist'), join(this.clone, 'dist'), {
      recursive: true,
      filter: (path) => !NOT_SHIPPED.includes(path),
    });
  }

  /** Runs a script in one of the folders. Throws an error with its output if any command fails. */
  async run(
    folder: string,
    script: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { npm_execpath: _, ...inherited } = process.env;
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: {
        ...inherited,
        CURL_HOME: this.#folder,
        npm_config_prefer_offline: 'true',
        npm_config_audit: 'false',
        npm_config_fund: 'false',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { code, stdout, stderr } = await outcome(child);
    if (code !== 0) throw new Error(`exit code ${code}\n${script}\n${stdout}\n${stderr}`);
    return stdout.toString();
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

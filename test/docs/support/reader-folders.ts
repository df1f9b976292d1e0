import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcome } from '../../adapters/cli/support/run-cli.js';
import { packageRoot } from '../../support/package-root.js';
import { quickNpx } from '../../support/quick-npx.js';

const ROOT = fileURLToPath(packageRoot);

/** Files that a clone does not contain, because they are installed or generated. */
export const NOT_CLONED = new Set(['node_modules', 'dist', 'coverage', '.git', '.screenshots']);

/** Large folders into which no command of a page writes. A clone with a build has links to them. */
const LEFT_ALONE = new Set([
  'src',
  'test',
  'bench',
  'studio',
  'scripts',
  'assets',
  'kernel',
  'site',
]);

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
    mkdirSync(this.clone);
    mkdirSync(this.project);
    symlinkSync(join(ROOT, 'node_modules'), join(this.clone, 'node_modules'));
    writeFileSync(join(this.project, 'package.json'), '{"private":true,"type":"module"}');
    // Without this option, curl treats a response with status 422 as success.
    writeFileSync(join(this.#folder, '.curlrc'), 'fail-with-body\n');
  }

  /** Fills the clone with the source alone, as a build in it needs it. */
  copySource(): void {
    this.#copyAll(() => false);
  }

  /** Fills the clone with the source, and with the bundles and packages that a build and `npm run pack` wrote here. */
  copyBuild(): void {
    this.#copyAll((name) => LEFT_ALONE.has(name));
    mkdirSync(join(this.clone, 'dist'));
    cpSync(join(ROOT, 'dist/bundle'), join(this.clone, 'dist/bundle'), { recursive: true });
    symlinkSync(join(ROOT, 'dist/packages'), join(this.clone, 'dist/packages'));
  }

  #copyAll(isLinked: (name: string) => boolean): void {
    const filter = (path: string): boolean =>
      !NOT_CLONED.has(basename(path)) && !path.endsWith('.tgz');
    for (const name of readdirSync(ROOT)) {
      const [from, to] = [join(ROOT, name), join(this.clone, name)];
      if (isLinked(name)) symlinkSync(from, to);
      else cpSync(from, to, { recursive: true, filter });
    }
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

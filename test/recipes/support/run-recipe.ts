import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../support/package-root.js';
import { quickNpx } from '../../support/quick-npx.js';

/** The command as the package ships it: extensions import modules from the same bundle. */
const CLI = fileURLToPath(new URL('../../../bundle/cli.cjs', import.meta.url));

/** The packages that a project of a recipe has installed beside ours. */
const INSTALLED = ['drizzle-orm', '@faker-js/faker', 'any-ascii'];

/** Milliseconds after which a script is ended. Mocha cannot end it, because the test waits for it without giving way. */
const TIMEOUT = 300_000;

/** Returns the shell blocks of a page of docs/recipes, or of one of its sections, in order, as one script. */
export function scriptOf(page: string, section?: string): string {
  const whole = readFileSync(new URL(`docs/recipes/${page}.md`, packageRoot), 'utf8');
  const sections = whole.split(/^## /m);
  const text = sections.find((one) => one.startsWith(`${section}\n`)) ?? whole;
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`${page} has no blocks of shell`);
  return blocks.join('\n');
}

/** A temporary folder for scripts, in which `npx` finds the command and programs can import the package. */
export class Kitchen {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablewright-recipe-'));
  readonly #path = quickNpx(join(this.folder, 'node_modules/.bin'), CLI);

  constructor() {
    symlinkSync(fileURLToPath(packageRoot), join(this.folder, 'node_modules/tablewright'));
    for (const name of INSTALLED) {
      const installed = fileURLToPath(new URL(`node_modules/${name}`, packageRoot));
      const link = join(this.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(installed, link);
    }
  }

  /** Installs a package of a folder with packages, and its commands. */
  install(name: string, folder: string): void {
    const installed = fileURLToPath(new URL(`${folder}/node_modules/${name}`, packageRoot));
    const { bin = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      readonly bin?: Readonly<Record<string, string>>;
    };
    const link = join(this.folder, 'node_modules', name);
    rmSync(link, { force: true });
    symlinkSync(installed, link);
    for (const [command, file] of Object.entries(bin)) {
      symlinkSync(join(installed, file), join(this.folder, 'node_modules/.bin', command));
    }
  }

  /** Runs a script. Throws an error with its output if any command fails, or hangs. */
  run(script: string, environment: Readonly<Record<string, string>> = {}): string {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', script], {
      cwd: this.folder,
      encoding: 'utf8',
      timeout: TIMEOUT,
      env: { ...process.env, PATH: this.#path, ...environment },
    });
    if (status !== 0) throw new Error(`exit code ${status}\n${stdout}\n${stderr}`);
    return stdout;
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUNDLED, type Bundled } from '../../scripts/bundle.js';
import { packageRoot } from '../support/package-root.js';

const ROOT = fileURLToPath(packageRoot);
const PROGRAMS = join(ROOT, 'test/package/programs');
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
/** A limit, so that an unreachable registry does not hold up the tests. */
const COMMAND_TIMEOUT = 60_000;
const RUNNER = fileURLToPath(new URL('run-program.js', import.meta.url));

/** Without the types of Node or of a browser: the types of the package must compile alone, and are checked. */
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: 'ES2022',
  lib: ['ES2023'],
  module: 'NodeNext',
  types: [],
  rootDir: 'programs',
  outDir: 'compiled',
};

export interface ProgramRun {
  readonly exported: Readonly<Record<string, unknown>>;
  /** The URLs of all modules that the program loaded. */
  readonly loaded: readonly string[];
}

/** A temporary folder in which the packed package is installed and the test programs are compiled. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablewright-package-'));
  /** The modules in each bundle of the package. */
  readonly bundled = JSON.parse(readFileSync(BUNDLED, 'utf8')) as Bundled;

  /** Packs the compiled code and installs the package with its dependencies, from the cache if possible. */
  install(): void {
    const packed = this.#npm(ROOT, 'pack', '--ignore-scripts', '--pack-destination', this.folder);
    this.put('package.json', { name: 'consumer', private: true, type: 'module' });
    const tarball = join(this.folder, packed.trim().split('\n').at(-1) ?? '');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
    this.#npm(this.folder, 'install', '--prefix', this.folder, ...quiet, tarball);
  }

  /**
   * Type-checks and compiles the programs, and other modules by their names. Throws an error with the compiler's
   * messages if they do not compile.
   */
  compile(modules: ReadonlyMap<string, string>): void {
    mkdirSync(join(this.folder, 'programs'));
    for (const file of readdirSync(PROGRAMS)) {
      copyFileSync(join(PROGRAMS, file), join(this.folder, 'programs', file));
    }
    for (const [name, text] of modules) this.put(`programs/${name}.ts`, Buffer.from(text));
    this.put('tsconfig.json', { compilerOptions, include: ['programs'] });
    run(this.folder, process.execPath, COMPILER, '-p', '.');
  }

  run(program: string): ProgramRun {
    const file = join(this.folder, 'compiled', `${program}.js`);
    return JSON.parse(run(this.folder, process.execPath, RUNNER, file)) as ProgramRun;
  }

  /** Imports a compiled module. */
  import(name: string): Promise<object> {
    return import(pathToFileURL(join(this.folder, 'compiled', `${name}.js`)).href);
  }

  /** Runs the installed command and returns its output. */
  command(...args: readonly string[]): string {
    return run(this.folder, this.#program, ...args);
  }

  /** Runs the installed command with arguments that it refuses, and returns the exit code and the message. */
  refusal(...args: readonly string[]): { readonly code: number | null; readonly stderr: string } {
    const { status, stderr } = spawnSync(this.#program, args, { encoding: 'utf8' });
    return { code: status, stderr };
  }

  /** Runs the installed server while `use` sends requests to its URL. */
  async serve(use: (url: string) => Promise<void>): Promise<void> {
    const env = { PATH: process.env.PATH, PORT: '0', TABLEWRIGHT_AUTH: 'off' };
    const server = spawn(this.#program, ['serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      await use(await addressOf(server));
    } finally {
      server.kill('SIGKILL');
    }
  }

  /** Writes a file into the folder and returns its path. Content that is not bytes is written as JSON. */
  put(name: string, content: object): string {
    const path = join(this.folder, name);
    writeFileSync(path, content instanceof Uint8Array ? content : JSON.stringify(content));
    return path;
  }

  /** Whether a file or folder is installed. */
  has(path: string): boolean {
    return existsSync(join(this.folder, 'node_modules', path));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  get #program(): string {
    return join(this.folder, 'node_modules/.bin/tablewright');
  }

  #npm(folder: string, ...args: readonly string[]): string {
    const script = process.env.npm_execpath;
    return script === undefined
      ? run(folder, 'npm', ...args)
      : run(folder, process.execPath, script, ...args);
  }
}

/** Returns the URL that a starting server prints. */
async function addressOf(server: ChildProcess): Promise<string> {
  const [output] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const url = /listens on (\S+)/.exec(output.toString())?.[1];
  if (url === undefined) throw new Error(`the server prints ${output}`);
  return url;
}

/** Returns the standard output of a command. Throws an error with all its output if it fails. */
function run(cwd: string, command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      timeout: COMMAND_TIMEOUT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Message, publint } from 'publint';
import { BUNDLED, type Bundled } from '../../scripts/bundles/bundle.js';
import { assemblePackages } from '../../scripts/packages/assemble.js';
import { builtPackages } from '../support/built-packages.js';
import { packageRoot } from '../support/package-root.js';

const ROOT = fileURLToPath(packageRoot);
const PROGRAMS = join(ROOT, 'test/package/programs');
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
/** The oldest compiler that users are known to have, which the client among the examples installs. */
export const OLD_COMPILER = join(
  ROOT,
  'examples/clients/typescript/node_modules/typescript/bin/tsc',
);
/** A limit, so that an unreachable registry does not hold up the tests. */
const COMMAND_TIMEOUT = 600_000;
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

/** The only global that the types of the packages need: Node and browsers have it. */
const GLOBALS = 'declare global { interface AbortSignal { readonly aborted: boolean } } export {};';

export interface ProgramRun {
  readonly exported: Readonly<Record<string, unknown>>;
  /** The URLs of all modules that the program loaded. */
  readonly loaded: readonly string[];
}

/** The folders of the packages that a program needs, by the name of the one that it imports. */
const NEEDED = {
  '@tablewright/engine': ['engine'],
  tablewright: ['engine', 'tablewright'],
} as const;

/** A temporary folder in which packed packages are installed and the test programs are compiled. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablewright-package-'));
  /** The modules in each bundle of the package. */
  readonly bundled = JSON.parse(readFileSync(BUNDLED, 'utf8')) as Bundled;
  readonly #package: keyof typeof NEEDED;

  /** The programs import the modules of this package. */
  constructor(name: keyof typeof NEEDED) {
    this.#package = name;
  }

  /** Installs the packages with their dependencies, from the cache if possible. Packs them unless the build did. */
  async install(): Promise<void> {
    const built = builtPackages() ?? (await this.#pack());
    const tarballs = NEEDED[this.#package].map((name) => built[name]);
    this.put('package.json', { name: 'consumer', private: true, type: 'module' });
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
    this.#npm(this.folder, 'install', '--prefix', this.folder, ...quiet, ...tarballs);
  }

  /**
   * Type-checks and compiles the programs, and other modules by their names. Throws an error with the compiler's
   * messages if they do not compile.
   */
  compile(modules: ReadonlyMap<string, string>): void {
    mkdirSync(join(this.folder, 'programs'), { recursive: true });
    for (const file of readdirSync(PROGRAMS)) {
      const text = readFileSync(join(PROGRAMS, file), 'utf8');
      this.put(
        `programs/${file}`,
        Buffer.from(text.replace(/(?<=from ')tablewright/g, this.#package)),
      );
    }
    for (const [name, text] of modules) this.put(`programs/${name}.ts`, Buffer.from(text));
    this.put('programs/globals.ts', Buffer.from(GLOBALS));
    this.put('tsconfig.json', { compilerOptions, include: ['programs'] });
    run(this.folder, process.execPath, COMPILER, '-p', '.');
  }

  /** Type-checks a program as a file of another name, which says whether it is a module or CommonJS. */
  check(program: string, file: string, options: object, compiler = COMPILER): void {
    this.put(`programs/${file}`, readFileSync(join(this.folder, 'programs', `${program}.ts`)));
    this.put('checked.json', {
      compilerOptions: { ...compilerOptions, ...options, noEmit: true },
      files: ['programs/globals.ts', `programs/${file}`],
    });
    run(this.folder, process.execPath, compiler, '-p', 'checked.json');
  }

  /** The names of the modules of the package; of its locales, one. */
  modules(): readonly string[] {
    const file = join(this.folder, 'node_modules', this.#package, 'package.json');
    const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly exports: Readonly<Record<string, string | object>>;
    };
    return Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([path]) => `${this.#package}${path.slice(1).replace('*', 'de')}`);
  }

  /** Requires modules from CommonJS, and returns the number of exports of each. */
  require(modules: readonly string[]): readonly number[] {
    const program =
      'JSON.stringify(process.argv.slice(1).map((m) => Object.keys(require(m)).length))';
    return JSON.parse(this.node('--print', program, ...modules)) as number[];
  }

  run(program: string): ProgramRun {
    const file = join(this.folder, 'compiled', `${program}.js`);
    return JSON.parse(run(this.folder, process.execPath, RUNNER, file)) as ProgramRun;
  }

  /** Imports a compiled module. */
  import(name: string): Promise<object> {
    return import(pathToFileURL(join(this.folder, 'compiled', `${name}.js`)).href);
  }

  /** Runs Node in the folder and returns its output. */
  node(...args: readonly string[]): string {
    return run(this.folder, process.execPath, ...args);
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

  /** The installed packages by their paths below `node_modules`. */
  packages(): readonly string[] {
    const lock = readFileSync(join(this.folder, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lock) as { readonly packages: object };
    return Object.keys(packages).flatMap((path) => path.split(/^node_modules\//)[1] ?? []);
  }

  /** The number of bytes of the installed files. */
  size(): number {
    const installed = join(this.folder, 'node_modules');
    return readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  }

  /** The faults of the manifest that publint finds. */
  async faults(): Promise<readonly Message[]> {
    const pkgDir = join(this.folder, 'node_modules', this.#package);
    return (await publint({ pkgDir, pack: false, strict: true })).messages;
  }

  /** Whether a file or folder is installed. */
  has(path: string): boolean {
    return existsSync(join(this.folder, 'node_modules', path));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  async #pack(): Promise<Readonly<Record<'engine' | 'tablewright', string>>> {
    const assembled = join(this.folder, 'assembled');
    await assemblePackages(assembled);
    const [engine, tablewright] = (['engine', 'tablewright'] as const).map((name) => {
      const options = ['--pack-destination', this.folder, join(assembled, name)];
      const output = this.#npm(this.folder, 'pack', ...options);
      return join(this.folder, output.trim().split('\n').at(-1) ?? '');
    }) as [string, string];
    return { engine, tablewright };
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

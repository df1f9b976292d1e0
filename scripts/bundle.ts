import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { COMMANDS } from '../src/adapters/cli/command-line.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = join(ROOT, 'dist/bundle');

const fileOf = (command: string): string => `dist/src/adapters/cli/${command}.js`;

/**
 * What is started or imported by its name, and the compiled file of each. All lie in one folder, so that
 * `new URL('./thread.js', import.meta.url)` means the same in every chunk.
 */
const ENTRIES = {
  main: 'dist/src/main.js',
  thread: 'dist/src/thread.js',
  learner: 'dist/src/learner.js',
  'parquet-process': 'dist/src/adapters/tables/parquet/parquet-process.js',
  library: 'dist/src/adapters/library/index.js',
  domain: 'dist/src/domain/index.js',
  ...Object.fromEntries(
    COMMANDS.filter((name) => name !== 'generate').map((name) => [name, fileOf(name)]),
  ),
};

/** Taken in, since they are many small files that every start would read; other packages stay outside. */
const TAKEN_IN = ['commander', 'fp-ts', 'io-ts'];

/** Those whose licences the bundle must bear: its English words are those of faker-js. */
const LICENSED = [...TAKEN_IN, '@faker-js/faker'];

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

function licence(name: string): string {
  return `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`;
}

/** Entries that share a file for what two of them need; what a command imports when it runs stays apart too. */
const shared: BuildOptions = {
  absWorkingDir: ROOT,
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies).filter((name) => !TAKEN_IN.includes(name)),
  // The same code as modules, of which only what is used is taken.
  alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' },
  logLevel: 'warning',
};

/** The command line without its commands. Its parser asks for modules of Node in the way of CommonJS. */
const commandLine: BuildOptions = {
  ...shared,
  entryPoints: { cli: 'dist/src/cli.js' },
  external: ['./main.js', ...COMMANDS.map((name) => `./${name}.js`)],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
};

/** The modules in each bundled file, by its name. */
export type Bundled = ReadonlyMap<string, readonly string[]>;

async function bundled(options: BuildOptions): Promise<Bundled> {
  const { metafile } = await build({ ...options, metafile: true });
  return new Map(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => [
      basename(file),
      Object.keys(inputs).filter((module) => (inputs[module]?.bytesInOutput ?? 0) > 0),
    ]),
  );
}

/**
 * Writes the files that the package ships: a start reads a few of them instead of 500 modules. Each file costs a
 * start about a millisecond, so what starts most often, the command line and `generate`, shares none with others.
 */
export async function bundle(): Promise<Bundled> {
  rmSync(OUT, { recursive: true, force: true });
  const parts = await Promise.all([
    bundled(commandLine),
    bundled({ ...shared, entryPoints: { generate: fileOf('generate') } }),
    bundled({ ...shared, entryPoints: ENTRIES }),
  ]);
  writeFileSync(join(OUT, 'LICENSES.txt'), LICENSED.map(licence).join('\n\n'));
  return new Map(parts.flatMap((part) => [...part]));
}

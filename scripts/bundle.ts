import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { columns } from '../bench/table.js';
import { COMMANDS } from '../src/adapters/cli/command-line.js';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = join(ROOT, 'dist/bundle');

/** The data of places, which compiled modules and bundles read from the folder `world` next to them. */
export const WORLD = 'dist/src/adapters/places/world';

/** Not shipped: scripts/pack-cities.ts packs it into other files. */
const PACKED = 'cities.tsv';

const fileOf = (command: string): string => `dist/src/adapters/cli/${command}.js`;

/**
 * The entry points and their compiled files. All bundles are in one folder, so that
 * `new URL('./thread.js', import.meta.url)` has the same meaning in every chunk.
 */
const ENTRIES = {
  main: 'dist/src/main.js',
  thread: 'dist/src/thread.js',
  extensions: 'dist/src/extensions.js',
  inference: 'dist/src/inference.js',
  'parquet-process': 'dist/src/adapters/tables/parquet/parquet-process.js',
  library: 'dist/src/adapters/library/index.js',
  domain: 'dist/src/domain/index.js',
  hubs: 'dist/src/application/hubs.js',
  testing: 'dist/src/testing/index.js',
  ...Object.fromEntries(
    COMMANDS.filter((name) => name !== 'generate').map((name) => [name, fileOf(name)]),
  ),
};

/** Bundled packages: every start would read their many small files. Other packages stay external. */
const TAKEN_IN = ['commander', 'fp-ts', 'io-ts'];

/** Packages whose licences the bundle must include; the English words come from faker-js. */
const LICENSED = [...TAKEN_IN, '@faker-js/faker'];

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

function licence(name: string): string {
  return `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`;
}

/** Entry points that share chunks: modules that two of them need, and modules that a command imports dynamically. */
const shared: BuildOptions = {
  absWorkingDir: ROOT,
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies).filter((name) => !TAKEN_IN.includes(name)),
  // The same code as ES modules, from which esbuild removes unused exports.
  alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' },
  logLevel: 'warning',
};

/** The command line without its commands. Its parser loads Node modules with `require`. */
const commandLine: BuildOptions = {
  ...shared,
  entryPoints: { cli: 'dist/src/cli.js' },
  external: ['./main.js', './extensions.js', ...COMMANDS.map((name) => `./${name}.js`)],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
};

/** The command `generate` as a script, of which V8 can keep the compiled code. */
const generateScript: BuildOptions = {
  ...shared,
  entryPoints: { generate: fileOf('generate') },
  splitting: false,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'importMetaUrl' },
  // A script from compiled code cannot import modules, so it requires the packages that it loads at need.
  supported: { 'dynamic-import': false },
};

/** A table of the usual kinds of columns; its functions are in the compiled code. */
const REQUEST = { rows: 1000, format: 'csv', seed: 42, fields: columns };

/** Writes the compiled code of the script for the Node that builds. Other versions of V8 do not use it. */
function compileScript(): void {
  const program = join(ROOT, 'dist/scripts/compile-script.js');
  const script = pathToFileURL(join(OUT, 'generate.cjs')).href;
  execFileSync(process.execPath, [program, script], { input: JSON.stringify(REQUEST) });
}

/** The modules in each bundled file, by its name. */
export type Bundled = Readonly<Record<string, readonly string[]>>;

/** Lists what is bundled. It is not shipped; tests read it. */
export const BUNDLED = join(ROOT, 'dist/bundled.json');

async function bundled(options: BuildOptions): Promise<Bundled> {
  const { metafile } = await build({ ...options, metafile: true });
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => [
      basename(file),
      Object.keys(inputs).filter((module) => (inputs[module]?.bytesInOutput ?? 0) > 0),
    ]),
  );
}

/**
 * Writes the files that the package ships, so that a start reads a few files instead of 500 modules. Each file costs a
 * start about a millisecond. The most frequent starts, the command line and `generate`, therefore share no chunks.
 */
export async function bundle(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  const parts = await Promise.all([
    bundled(commandLine),
    bundled(generateScript),
    bundled({ ...shared, entryPoints: { generate: 'dist/src/generate-script.js' } }),
    bundled({ ...shared, entryPoints: ENTRIES }),
  ]);
  const filter = (path: string): boolean => basename(path) !== PACKED;
  cpSync(join(ROOT, WORLD), join(OUT, 'world'), { recursive: true, filter });
  compileScript();
  writeFileSync(join(OUT, 'LICENSES.txt'), LICENSED.map(licence).join('\n\n'));
  writeFileSync(BUNDLED, JSON.stringify(Object.assign({}, ...parts)));
}

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { columns } from '../../bench/table.js';
import { COMMANDS } from '../../src/adapters/cli/command-line.js';
import { LOCALES } from '../../src/adapters/lexicon/coverage.js';
import { SCRIPT_END, SCRIPT_START } from '../../src/adapters/system/cached-script.js';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of the bundles. */
export const OUT = join(ROOT, 'dist/bundle');

/** The data of places, which compiled modules and bundles read from the folder `world` next to them. */
export const WORLD = 'dist/src/adapters/places/world';

/** Not shipped: scripts/bundles/pack-cities.ts packs it into other files. */
const PACKED = 'cities.tsv';

/** Modules that the package runs as a script, and the modules that run it. */
const SCRIPTED: readonly (readonly [RegExp, string])[] = [
  [/^\.\/commands\/generate\.js$/, 'dist/src/programs/fast-start/generate-by-script.js'],
  [/^\.\/serve-slices\.js$/, 'dist/src/programs/fast-start/run-script.js'],
];

const fileOf = (command: string): string => `dist/src/adapters/cli/commands/${command}.js`;

/**
 * The entry points and their compiled files. All bundles are in one folder, so that
 * `new URL('./thread.js', import.meta.url)` has the same meaning in every chunk.
 */
const ENTRIES = {
  main: 'dist/src/main.js',
  extensions: 'dist/src/programs/extensions.js',
  inference: 'dist/src/programs/inference.js',
  'parquet-process': 'dist/src/adapters/tables/parquet/parquet-process.js',
  index: 'dist/src/adapters/library/index.js',
  lazy: 'dist/src/adapters/library/lazy.js',
  service: 'dist/src/programs/service.js',
  domain: 'dist/src/domain/index.js',
  'bulk-library': 'dist/src/programs/bulk.js',
  hubs: 'dist/src/application/hubs.js',
  faker: 'dist/src/adapters/lexicon/faker/index.js',
  testing: 'dist/src/testing/index.js',
  compressor: 'dist/src/adapters/compression/zlib-compressor.js',
  'no-compressor': 'dist/src/adapters/compression/no-compressor.js',
  ...Object.fromEntries(
    LOCALES.map((name) => [`locales/${name}`, `dist/src/adapters/lexicon/locales/${name}.js`]),
  ),
  ...Object.fromEntries(
    COMMANDS.filter((name) => name !== 'generate').map((name) => [name, fileOf(name)]),
  ),
};

/** Bundled packages: every start would read their many small files. Other packages stay external. */
export const TAKEN_IN = ['commander', 'fp-ts', 'io-ts'];

/** Packages in the files of the page. */
const STUDIO_PACKAGES = ['preact', '@preact/signals', '@preact/signals-core', 'fflate'];

/**
 * Packages that exist only in bundles: users install no copy of them. Each has its own packages after it, whose code the
 * bundles contain too.
 */
const ONLY_BUNDLED: Readonly<Record<string, readonly string[]>> = {
  '@modelcontextprotocol/server': ['@modelcontextprotocol/core', 'zod'],
  'string-width': ['ansi-regex', 'get-east-asian-width', 'strip-ansi'],
};

/** The packages that the source imports, although users do not install them. */
export const BUNDLED_PACKAGES: readonly string[] = Object.keys(ONLY_BUNDLED);

/** Packages whose licences the bundle must include; the words and their ASCII forms come from faker-js and any-ascii. */
const LICENSED = [
  ...TAKEN_IN,
  '@faker-js/faker',
  'any-ascii',
  ...STUDIO_PACKAGES,
  ...Object.entries(ONLY_BUNDLED).flat(2),
];

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

function licence(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) ?? 'LICENSE';
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8')}`;
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

/** Modules that the command line loads in another way than its source says. */
const quickStart: Plugin = {
  name: 'quick start',
  setup: ({ onResolve, onLoad }) => {
    for (const [filter, file] of SCRIPTED)
      onResolve({ filter }, () => ({ path: join(ROOT, file) }));
    // All bundles are in one folder.
    onResolve({ filter: /^\.\.\/main\.js$/ }, () => ({ path: './main.js', external: true }));
    onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({
      path: path.replace('commands/', ''),
      external: true,
    }));
    // The parser starts processes only for commands that are programs of their own. Node takes milliseconds to load this.
    const filter = /^node:child_process$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'late' }));
    onLoad({ filter, namespace: 'late' }, ({ path }) => ({
      contents: `exports.spawn = (...args) => process.getBuiltinModule('${path}').spawn(...args);`,
    }));
  },
};

/** CommonJS, because Node takes milliseconds to load the loader of ES modules. */
const commonJs: BuildOptions = {
  ...shared,
  splitting: false,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'importMetaUrl' },
};

/** The command line without its commands, except the one that is a script. */
const commandLine: BuildOptions = {
  ...commonJs,
  entryPoints: { cli: 'dist/src/programs/command.js' },
  external: ['./extensions.js'],
  plugins: [quickStart],
  banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/** The module that threads run. */
const thread: BuildOptions = {
  ...shared,
  splitting: false,
  entryPoints: { thread: 'dist/src/programs/thread.js' },
  plugins: [quickStart],
};

/** The command `generate` and the threads as a script, of which V8 can keep the compiled code. */
const generateScript: BuildOptions = {
  ...commonJs,
  entryPoints: { generate: 'dist/src/programs/fast-start/script.js' },
  // A start reads the text of the script too. Names stay, for messages of defects.
  minifyWhitespace: true,
  minifySyntax: true,
  banner: { js: SCRIPT_START },
  footer: { js: SCRIPT_END },
  // A script from compiled code cannot import modules, so it requires the packages that it loads at need.
  supported: { 'dynamic-import': false },
};

/** A table of the usual kinds of columns; its functions are in the compiled code. */
const REQUEST = { rows: 1000, format: 'csv', seed: 42, fields: columns };

/** Writes the compiled code of the script for the Node that builds. Other versions of V8 do not use it. */
function compileScript(): void {
  const program = join(ROOT, 'dist/scripts/bundles/compile-script.js');
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
    bundled(thread),
    bundled(generateScript),
    bundled({ ...shared, entryPoints: ENTRIES }),
  ]);
  const filter = (path: string): boolean => basename(path) !== PACKED;
  cpSync(join(ROOT, WORLD), join(OUT, 'world'), { recursive: true, filter });
  compileScript();
  writeFileSync(join(OUT, 'LICENSES.txt'), LICENSED.map(licence).join('\n\n'));
  writeFileSync(BUNDLED, JSON.stringify(Object.assign({}, ...parts)));
}

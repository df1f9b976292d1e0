import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = join(ROOT, 'dist/bundle');

/**
 * What is started or imported by its name, and the compiled file of each. All lie in one folder, so that
 * `new URL('./thread.js', import.meta.url)` means the same in every chunk.
 */
const ENTRIES = {
  cli: 'dist/src/cli.js',
  main: 'dist/src/main.js',
  thread: 'dist/src/thread.js',
  learner: 'dist/src/learner.js',
  'parquet-process': 'dist/src/adapters/tables/parquet/parquet-process.js',
  library: 'dist/src/adapters/library/index.js',
  domain: 'dist/src/domain/index.js',
};

/** Taken in, since they are many small files that every start would read; other packages stay outside. */
const TAKEN_IN = ['fp-ts', 'io-ts'];

/** Those whose licences the bundle must bear: its English words are those of faker-js. */
const LICENSED = [...TAKEN_IN, '@faker-js/faker'];

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

function licence(name: string): string {
  return `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`;
}

/** The modules in each bundled file, by its name. */
export type Bundled = ReadonlyMap<string, readonly string[]>;

/** Writes the files that the package ships: a start reads a few of them instead of 500 modules. */
export async function bundle(): Promise<Bundled> {
  rmSync(OUT, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: OUT,
    bundle: true,
    // What a command imports when it runs stays apart, and what two entries share is there once.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys(dependencies).filter((name) => !TAKEN_IN.includes(name)),
    // The same code as modules, of which only what is used is taken.
    alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' },
    // Every start parses them. Names stay, since stacks and callers read them.
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync(join(OUT, 'LICENSES.txt'), LICENSED.map(licence).join('\n\n'));
  return new Map(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => [
      basename(file),
      Object.keys(inputs).filter((module) => (inputs[module]?.bytesInOutput ?? 0) > 0),
    ]),
  );
}

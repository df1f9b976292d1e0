import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TAKEN_IN } from '../bundles/bundle.js';

export const ENGINE = '@tablewright/engine';

/** The bundles that the engine loads to compress a file: in Node, and in a browser. */
export const COMPRESSOR = 'compressor.js';
export const NO_COMPRESSOR = 'no-compressor.js';

type Versions = Readonly<Record<string, string>>;

interface RootManifest {
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly keywords: readonly string[];
  readonly dependencies: Versions;
  readonly peerDependencies: Versions;
  readonly peerDependenciesMeta: object;
}

/** The modules of a package by their subpaths, each with the path of its file without extension. */
type Modules = Readonly<Record<string, string>>;

const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as RootManifest;

/** Modules that both packages have, by their subpaths. */
const MODULES: Modules = {
  '.': 'index',
  './lazy': 'lazy',
  './domain': 'domain',
  './hubs': 'hubs',
  './faker': 'faker',
  './testing': 'testing',
  './locales/*': 'locales/*',
};

function exportsOf(modules: Modules): object {
  const entries = Object.entries(modules).map(([path, file]) => [
    path,
    { types: `./types/${file}.d.ts`, default: `./dist/${file}.js` },
  ]);
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}

function chosen(names: ReadonlySet<string>): Versions {
  return Object.fromEntries(Object.entries(root.dependencies).filter(([name]) => names.has(name)));
}

const shared = {
  version: root.version,
  license: root.license,
  author: 'The Tablewright authors',
  keywords: root.keywords,
  type: 'module',
  engines: root.engines,
  main: './dist/index.js',
  types: './types/index.d.ts',
  sideEffects: false,
};

/** Returns the manifest of the engine. `packages` are those that its files import. */
export function engineManifest(packages: ReadonlySet<string>): object {
  return {
    name: ENGINE,
    description:
      'Generates synthetic tables from a schema, reproducible by seed. The library, without a server.',
    ...shared,
    // Bundlers for browsers leave out what only Node can load.
    imports: {
      '#compressor': { browser: `./dist/${NO_COMPRESSOR}`, default: `./dist/${COMPRESSOR}` },
    },
    exports: { ...exportsOf(MODULES), './places/*': './dist/world/*', './internal/*': './dist/*' },
    dependencies: chosen(packages),
  };
}

/** Returns the manifest of the command line and the service, which need exactly their engine. */
export function tablewrightManifest(): object {
  const bundled = new Set<string>(TAKEN_IN);
  const own = new Set(Object.keys(root.dependencies).filter((name) => !bundled.has(name)));
  return {
    name: 'tablewright',
    description:
      'Generates synthetic tables from a schema, reproducible by seed. HTTP service, command line and TypeScript library.',
    ...shared,
    bin: { tablewright: './dist/cli.cjs' },
    exports: exportsOf({ ...MODULES, './bulk': 'bulk-library', './service': 'service' }),
    dependencies: { [ENGINE]: root.version, ...chosen(own) },
    peerDependencies: root.peerDependencies,
    peerDependenciesMeta: root.peerDependenciesMeta,
  };
}

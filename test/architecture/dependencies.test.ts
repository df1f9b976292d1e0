import { expect } from 'chai';
import { BUNDLED_PACKAGES } from '../../scripts/bundles/bundle.js';
import { importsOf, isRelative, packageOf } from './support/imports.js';
import { readText, sourceFiles } from './support/tree.js';

interface Manifest {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Packages that no file of this package imports, and why they are needed. */
const NEEDED_BY_OTHERS: Readonly<Record<string, string>> = {
  'reflect-metadata': 'a peer dependency of inversify',
};

/** Packages that a script of package.json runs as a command, and the name of the command. */
const COMMANDS: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'biome',
  typescript: 'tsc',
};

/** Packages whose program a file of scripts starts, and its path. */
const PROGRAMS: Readonly<Record<string, string>> = {
  c8: 'test/engines/node_modules/c8/bin/c8.js',
  mocha: 'node_modules/mocha/bin/mocha.js',
};

const manifest = JSON.parse(readText('package.json')) as Manifest;
const manifestsIn = (folders: readonly string[]): readonly Manifest[] =>
  folders.map((folder) => JSON.parse(readText(`${folder}/package.json`)) as Manifest);
/** Folders with packages that our files load if they are installed. */
const loadedPackages = manifestsIn([
  'bench/peers',
  'scripts/packages',
  'scripts/places',
  'scripts/realism',
  'test/engines',
]);
const ownPackages = [
  ...loadedPackages,
  ...manifestsIn([
    'kernel',
    'mutation',
    'site',
    'test/docs/packages',
    'test/package/tools',
    'examples/clients/typescript',
  ]),
];
const peers = Object.keys(manifest.peerDependencies);
const runtime = [...Object.keys(manifest.dependencies), ...peers];
const development = Object.keys(manifest.devDependencies);
const loadedNames = loadedPackages.flatMap(({ devDependencies }) => Object.keys(devDependencies));

/** Matches a call that loads a package, or a file of it, by its name. Most of these functions have namesakes without types. */
const LOADED =
  /\b(?:packageJson|pathOf|(?:driver|find|load|optionalPackage|peer)(?=<))(?:<.*>)?\(\s*['`]([\w@./-]+)/g;

/** Returns the foreign packages that the files of folders import or read. */
function packagesIn(...folders: readonly string[]): ReadonlySet<string> {
  const files = folders.flatMap(sourceFiles);
  const loaded = files.flatMap(({ text }) =>
    [...text.matchAll(LOADED)].map(([, name = '']) => name),
  );
  const specifiers = [...files.flatMap(importsOf), ...loaded];
  const foreign = specifiers.filter((name) => !isRelative(name) && !name.startsWith('node:'));
  return new Set(foreign.map(packageOf).filter((name) => name !== manifest.name));
}

const usedBySource = packagesIn('src');
const usedByTests = packagesIn('studio', 'test', 'bench', 'scripts');

function typesOf(name: string): string {
  const typed = name.replace('@types/', '');
  return typed.includes('__') ? `@${typed.replace('__', '/')}` : typed;
}

function isUsedInDevelopment(name: string): boolean {
  if (name.startsWith('@types/')) {
    const typed = typesOf(name);
    return typed === 'node' || [...runtime, ...development].includes(typed);
  }
  const [command, program] = [COMMANDS[name], PROGRAMS[name]];
  if (program !== undefined)
    return sourceFiles('scripts').some(({ text }) => text.includes(program));
  if (BUNDLED_PACKAGES.includes(name)) return usedBySource.has(name);
  // The source loads a peer, and tests need it installed.
  if (command === undefined) return usedByTests.has(name) || peers.includes(name);
  return Object.values(manifest.scripts).some((script) => script.split(/\s+/).includes(command));
}

describe('the dependencies', () => {
  it('are each imported by the source or needed by a package that is', () => {
    const idle = runtime.filter((name) => !usedBySource.has(name) && !NEEDED_BY_OTHERS[name]);

    expect(idle).to.deep.equal([]);
  });

  it('include every package that the source imports', () => {
    const available = [...runtime, ...BUNDLED_PACKAGES];

    expect([...usedBySource].filter((name) => !available.includes(name))).to.deep.equal([]);
    expect(development).to.include.members([...BUNDLED_PACKAGES]);
  });

  it('for development are each used by a test, a benchmark or a script', () => {
    expect(development.filter((name) => !isUsedInDevelopment(name))).to.deep.equal([]);
  });

  it('in folders of their own are each loaded', () => {
    const idle = loadedNames.filter(
      (name) => !usedBySource.has(name) && !isUsedInDevelopment(name),
    );

    expect(idle).to.deep.equal([]);
  });

  it('include every package that the tests, benchmarks and scripts import', () => {
    const listed = [...runtime, ...development, ...loadedNames];

    expect([...usedByTests].filter((name) => !listed.includes(name))).to.deep.equal([]);
  });

  it('that users install themselves are optional, and installed for the tests', () => {
    const required = peers.filter((name) => !manifest.peerDependenciesMeta[name]?.optional);

    expect(required).to.deep.equal([]);
    expect([...development, ...loadedNames]).to.include.members(peers);
  });

  it('have exact versions', () => {
    const versions = [manifest, ...ownPackages].flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    );

    expect(
      versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).to.deep.equal([]);
  });

  it('have one line each in docs/dependencies.md, which names no other package', () => {
    const rows = readText('docs/dependencies.md').matchAll(/^\|\s*`([^`]+)`\s*\|/gm);

    const ofOthers = ownPackages.flatMap(({ devDependencies }) => Object.keys(devDependencies));
    const named = new Set([...rows].map((row) => row[1]));
    expect([...named]).to.have.members([...new Set([...runtime, ...development, ...ofOthers])]);
  });
});

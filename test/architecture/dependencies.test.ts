import { expect } from 'chai';
import { BUNDLED_PACKAGES } from '../../scripts/bundle.js';
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
  c8: 'c8',
  mocha: 'mocha',
  typescript: 'tsc',
};

const manifest = JSON.parse(readText('package.json')) as Manifest;
const ownPackages = [
  'kernel',
  'bench/peers',
  'mutation',
  'site',
  'test/docs/packages',
  'examples/clients/typescript',
].map((folder) => JSON.parse(readText(`${folder}/package.json`)) as Manifest);
const peers = Object.keys(manifest.peerDependencies);
const runtime = [...Object.keys(manifest.dependencies), ...peers];
const development = Object.keys(manifest.devDependencies);

/** Matches data of packages that scripts read: a call of packageJson with the path of a file. */
const DATA = /\bpackageJson(?:<.*>)?\(\s*['`]([\w@./-]+)/g;

/** Returns the foreign packages that the files of folders import or read. */
function packagesIn(...folders: readonly string[]): ReadonlySet<string> {
  const files = folders.flatMap(sourceFiles);
  const data = files.flatMap(({ text }) => [...text.matchAll(DATA)].map(([, path = '']) => path));
  const specifiers = [...files.flatMap(importsOf), ...data];
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
  const command = COMMANDS[name];
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

  it('include every package that the tests, benchmarks and scripts import', () => {
    const listed = [...runtime, ...development];

    expect([...usedByTests].filter((name) => !listed.includes(name))).to.deep.equal([]);
  });

  it('that users install themselves are optional, and installed for the tests', () => {
    const required = peers.filter((name) => !manifest.peerDependenciesMeta[name]?.optional);

    expect(required).to.deep.equal([]);
    expect(development).to.include.members(peers);
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

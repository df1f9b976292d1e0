import { expect } from 'chai';
import { importsOf, isRelative, packageOf, target } from './support/imports.js';
import { type SourceFile, sourceFiles } from './support/tree.js';

/** The only packages of the layers that run anywhere. */
const PURE_PACKAGES = ['fp-ts', 'io-ts'];

/** Adapters that wire others together, as main does for the server. */
const COMPOSITION_ROOTS = ['src/adapters/cli/', 'src/adapters/engine/', 'src/adapters/library/'];

/** Folders of adapters that are siblings of each other: none of these imports another one. */
const FOLDERS_OF_SIBLINGS = ['src/adapters/', 'src/adapters/hubs/', 'src/adapters/stores/'];

const files = sourceFiles('src');

function imported(file: SourceFile): readonly string[] {
  return importsOf(file)
    .filter(isRelative)
    .map((specifier) => target(file, specifier));
}

/** Every import of files in `folder` that `refused` refuses, written so that a failure shows its path. */
function offences(
  folder: string,
  refused: (path: string, file: SourceFile) => boolean,
): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap((file) =>
      imported(file)
        .filter((path) => refused(path, file))
        .map((path) => `${file.path} imports ${path}`),
    );
}

/** Which folder of siblings a path lies in; a file beside them, such as a registry, is no sibling. */
function sibling(folder: string, path: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  const [name, ...rest] = path.slice(folder.length).split('/');
  return rest.length > 0 ? name : undefined;
}

describe('imports', () => {
  it('are seen by the scan', () => {
    expect(files.flatMap(importsOf).length).to.be.above(files.length);
  });

  it('lead to files that exist', () => {
    const paths = new Set(files.map(({ path }) => path));

    expect(offences('src/', (path) => !paths.has(path))).to.deep.equal([]);
  });

  it('of the domain stay in the domain', () => {
    expect(offences('src/domain/', (path) => !path.startsWith('src/domain/'))).to.deep.equal([]);
  });

  it('of the application stay in the application and the domain', () => {
    const inward = /^src\/(?:application|domain)\//;

    expect(offences('src/application/', (path) => !inward.test(path))).to.deep.equal([]);
  });

  it('of the laws stay in the laws, the domain and the ports', () => {
    const inward = /^src\/(?:testing|domain|application\/ports)\//;

    expect(offences('src/testing/', (path) => !inward.test(path))).to.deep.equal([]);
  });

  it('never lead to the laws, which authors of extensions import', () => {
    const elsewhere = (path: string, file: SourceFile) =>
      path.startsWith('src/testing/') && !file.path.startsWith('src/testing/');

    expect(offences('src/', elsewhere)).to.deep.equal([]);
  });

  it('of adapters never lead to the wiring', () => {
    expect(offences('src/adapters/', (path) => /^src\/[^/]+$/.test(path))).to.deep.equal([]);
  });

  for (const folder of FOLDERS_OF_SIBLINGS) {
    it(`in ${folder} lead from no sibling to another`, () => {
      const crossing = (path: string, file: SourceFile) => {
        if (COMPOSITION_ROOTS.some((root) => file.path.startsWith(root))) return false;
        const [from, to] = [sibling(folder, file.path), sibling(folder, path)];
        return from !== undefined && to !== undefined && from !== to;
      };

      expect(offences(folder, crossing)).to.deep.equal([]);
    });
  }

  it('of packages by the domain, the application and the laws are of fp-ts and io-ts alone', () => {
    const foreign = files
      .filter(({ path }) => /^src\/(?:application|domain|testing)\//.test(path))
      .flatMap((file) => importsOf(file).map((specifier) => ({ path: file.path, specifier })))
      .filter(({ specifier }) => !isRelative(specifier))
      .filter(({ specifier }) => !PURE_PACKAGES.includes(packageOf(specifier)));

    expect(foreign).to.deep.equal([]);
  });

  it('of inversify stand in the wiring alone', () => {
    const wired = files
      .filter((file) => importsOf(file).some((specifier) => /^@?inversify/.test(specifier)))
      .map(({ path }) => path);

    expect(wired).to.not.deep.equal([]);
    expect(
      wired.filter((path) => !/^src\/(?:bindings\/[a-z-]+|main|start|tokens)\.ts$/.test(path)),
    ).to.deep.equal([]);
  });
});

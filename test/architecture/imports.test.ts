import { expect } from 'chai';
import { importsOf, isRelative, packageOf, target } from './support/imports.js';
import { type SourceFile, sourceFiles } from './support/tree.js';

/** The only packages that the layers without Node may import. */
const PURE_PACKAGES = ['fp-ts', 'io-ts'];

/** Adapters that combine other adapters, as main does for the server. */
const COMPOSITION_ROOTS = ['bulk', 'cli', 'engine', 'library'].map(
  (folder) => `src/adapters/${folder}/`,
);

/** Folders of adapters that are siblings, which must not import each other. */
const FOLDERS_OF_SIBLINGS = ['src/adapters/', 'src/adapters/hubs/', 'src/adapters/stores/'];

/** What the page may import from the source: the modules that say what loads together. */
const PAGE = 'src/page/';

const files = ['src', 'studio', 'scripts'].flatMap(sourceFiles);

function imported(file: SourceFile): readonly string[] {
  return importsOf(file)
    .filter(isRelative)
    .map((specifier) => target(file, specifier));
}

/** Returns every import of files in `folder` that `refused` rejects, as a text with both paths. */
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

/** Returns the sibling folder that contains a path. A file beside these folders, such as a registry, belongs to none. */
function sibling(folder: string, path: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  const [name, ...rest] = path.slice(folder.length).split('/');
  return rest.length > 0 ? name : undefined;
}

describe('the imports', () => {
  it('are found by the scan', () => {
    expect(files.flatMap(importsOf).length).to.be.above(files.length);
  });

  for (const folder of ['src/', 'studio/']) {
    it(`in ${folder} refer to files that exist`, () => {
      // The import of a component ends in `.js`, too.
      const paths = new Set(files.map(({ path }) => path.replace(/x$/, '')));

      expect(offences(folder, (path) => !paths.has(path))).to.deep.equal([]);
    });
  }

  it('in the domain refer only to the domain', () => {
    expect(offences('src/domain/', (path) => !path.startsWith('src/domain/'))).to.deep.equal([]);
  });

  it('in the application refer only to the application and the domain', () => {
    const inward = /^src\/(?:application|domain)\//;

    expect(offences('src/application/', (path) => !inward.test(path))).to.deep.equal([]);
  });

  it('in the laws refer only to the laws, the domain and the ports', () => {
    const inward = /^src\/(?:testing|domain|application\/ports)\//;

    expect(offences('src/testing/', (path) => !inward.test(path))).to.deep.equal([]);
  });

  it('never refer to the laws from elsewhere in the source, because only authors of extensions import them', () => {
    const elsewhere = (path: string, file: SourceFile) =>
      path.startsWith('src/testing/') && !file.path.startsWith('src/testing/');

    expect(offences('src/', elsewhere)).to.deep.equal([]);
  });

  it('of the page refer only to the page and its entrance to the source', () => {
    const elsewhere = (path: string) => !path.startsWith('studio/') && !path.startsWith(PAGE);

    expect(offences('studio/', elsewhere)).to.deep.equal([]);
  });

  it('of the source never refer to the page, its entrance or the scripts', () => {
    const outward = (path: string, file: SourceFile) =>
      !path.startsWith('src/') || (path.startsWith(PAGE) && !file.path.startsWith(PAGE));

    expect(offences('src/', outward)).to.deep.equal([]);
  });

  it('of the scripts never refer to the page or to tests', () => {
    expect(offences('scripts/', (path) => /^(?:studio|test)\//.test(path))).to.deep.equal([]);
  });

  it('in adapters never refer to the composition root', () => {
    expect(
      offences('src/adapters/', (path) => /^src\/(?:wiring|programs)\/|^src\/[^/]+$/.test(path)),
    ).to.deep.equal([]);
  });

  it('in the wiring refer to no program, except for the list of entries', () => {
    const programs = (path: string) =>
      path.startsWith('src/programs/') && path !== 'src/programs/entries.ts';

    expect(offences('src/wiring/', programs)).to.deep.equal([]);
  });

  for (const folder of FOLDERS_OF_SIBLINGS) {
    it(`in ${folder} never refer from one sibling to another`, () => {
      const crossing = (path: string, file: SourceFile) => {
        if (COMPOSITION_ROOTS.some((root) => file.path.startsWith(root))) return false;
        const [from, to] = [sibling(folder, file.path), sibling(folder, path)];
        return from !== undefined && to !== undefined && from !== to;
      };

      expect(offences(folder, crossing)).to.deep.equal([]);
    });
  }

  it('in the domain, the application and the laws use only the packages fp-ts and io-ts', () => {
    const foreign = files
      .filter(({ path }) => /^src\/(?:application|domain|testing)\//.test(path))
      .flatMap((file) => importsOf(file).map((specifier) => ({ path: file.path, specifier })))
      .filter(({ specifier }) => !isRelative(specifier))
      .filter(({ specifier }) => !PURE_PACKAGES.includes(packageOf(specifier)));

    expect(foreign).to.deep.equal([]);
  });

  it('of inversify occur only in the composition root', () => {
    const wired = files
      .filter((file) => importsOf(file).some((specifier) => /^@?inversify/.test(specifier)))
      .map(({ path }) => path);

    expect(wired).to.not.deep.equal([]);
    expect(wired.filter((path) => !/^src\/(?:wiring|programs)\//.test(path))).to.deep.equal([]);
  });
});

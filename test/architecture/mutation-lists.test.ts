import { expect } from 'chai';
import { packageRoot } from '../support/package-root.js';
import { sourceFiles } from './support/tree.js';

interface MutatedFolder {
  /** Patterns of compiled files, such as `src/domain/access/*.js`. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Texts in the titles of tests that are left out. */
  readonly without?: readonly string[];
}

const { folders } = (await import(new URL('mutation/folders.js', packageRoot).href)) as {
  readonly folders: Readonly<Record<string, MutatedFolder>>;
};

const files = ['src', 'test'].flatMap(sourceFiles);

/** The paths in a pattern with `*` and one group of alternatives, such as `a/{b,c}/*.js`. */
function matching(pattern: string): readonly string[] {
  const source = pattern
    .replace(/\.js$/, '.ts')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replace(/\{([^}]*)\}/, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const expression = new RegExp(`^${source}$`);
  return files.map(({ path }) => path).filter((path) => expression.test(path));
}

describe('the lists of mutation testing', () => {
  for (const [name, { mutate, tests, without = [] }] of Object.entries(folders)) {
    it(`name files that exist, for ${name}`, () => {
      for (const pattern of [...mutate, ...tests]) {
        expect(matching(pattern), pattern).not.to.have.length(0);
      }
    });

    it(`leave out only tests that exist, for ${name}`, () => {
      const paths = tests.flatMap(matching);
      const text = files.flatMap((file) => (paths.includes(file.path) ? [file.text] : [])).join();

      expect(without.filter((part) => !text.includes(part))).to.deep.equal([]);
    });
  }
});

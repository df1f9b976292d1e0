import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { ROOT, readText, sourceFiles } from '../architecture/support/tree.js';

const SOURCES = ['bench', 'examples', 'kernel', 'scripts', 'src', 'studio', 'test'].flatMap(
  sourceFiles,
);

const PAGES = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...readdirSync(`${ROOT}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Matches the path of a TypeScript file with a folder, such as `answers/compressed.ts`. */
const FILE_NAME = /`([\w./-]+\/[\w.-]+\.ts)`/g;

/** Returns the files that a page names. A name may omit folders that are clear from the page. */
function filesIn(page: string): readonly string[] {
  return [...readText(page).matchAll(FILE_NAME)].map(([, name = '']) => name);
}

function exists(name: string): boolean {
  return SOURCES.some(({ path }) => path === name || path.endsWith(`/${name}`));
}

describe('the pages', () => {
  it('name only TypeScript files that exist', () => {
    const named = PAGES.flatMap((page) => filesIn(page).map((name) => ({ page, name })));

    expect(named.length).to.be.above(100);
    expect(named.filter(({ name }) => !exists(name))).to.deep.equal([]);
  });
});

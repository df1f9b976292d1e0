import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect } from 'chai';
import { ROOT, readText } from '../architecture/support/tree.js';
import { anchorsOf, pagesBelow, relativeLinks } from './support/pages.js';

const PAGES = pagesBelow('');
const ANCHORS = new Map(PAGES.map((page) => [page, anchorsOf(page)]));

/** Pages that list the pages of a folder, which the README need not list. */
const LISTS = [
  { list: 'docs/recipes/README.md', folder: 'docs/recipes' },
  { list: 'docs/field-types.md', folder: 'docs/field-types' },
].map(({ list, folder }) => ({ list, pages: pagesBelow(folder).filter((page) => page !== list) }));
const LISTED_ELSEWHERE = LISTS.flatMap(({ pages }) => pages);

/** Returns what a link of a page leads to: a path of the repository, and an anchor or ''. */
function targetOf(page: string, href: string): { readonly path: string; readonly anchor: string } {
  const [path = '', anchor = ''] = decodeURI(href).split('#');
  return { path: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
}

function isDead(page: string, href: string): boolean {
  const { path, anchor } = targetOf(page, href);
  if (!existsSync(join(ROOT, path))) return true;
  return anchor !== '' && !ANCHORS.get(path)?.includes(anchor);
}

/** Returns the pages that a list of links names, sorted. */
function pagesIn(page: string, text: string): readonly string[] {
  return relativeLinks(text)
    .map((href) => targetOf(page, href).path)
    .filter((path) => path.endsWith('.md'))
    .sort();
}

describe('the links of the pages', () => {
  for (const page of PAGES) {
    it(`of ${page} lead to files and headings of the repository`, () => {
      const links = relativeLinks(readText(page));

      expect(links.filter((href) => isDead(page, href))).to.deep.equal([]);
    });
  }

  it('include each page of docs once in the section "Documentation" of the README', () => {
    const [, documentation = ''] = readText('README.md').split('## Documentation');
    const listed = pagesIn('README.md', documentation).filter((path) => path.startsWith('docs/'));
    const pages = PAGES.filter(
      (page) => page.startsWith('docs/') && !LISTED_ELSEWHERE.includes(page),
    );

    expect(listed).to.deep.equal(pages.sort());
  });

  for (const { list, pages } of LISTS) {
    it(`include each page of its folder once in ${list}`, () => {
      expect(pagesIn(list, readText(list))).to.deep.equal([...pages].sort());
    });
  }
});

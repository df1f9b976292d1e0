import { posix } from 'node:path';
import { isPage, pageOf } from './repository.js';

/** The page with which the site opens, and the place of the README, whose name it takes. */
const MOVED = { 'site/home.md': 'index.md', 'README.md': 'overview.md' };

/** Returns the page that the site makes from a page of the repository. */
export function rewrite(page) {
  return MOVED[page] ?? page.replace(/\/README\.md$/, '/index.md');
}

/** Returns what a relative link of a page leads to: a path in the repository, and an anchor or nothing. */
export function targetOf(page, href) {
  const [, path, anchor = ''] = /^([^#]*)(#.*)?$/.exec(decodeURI(href));
  return { path: pageOf(posix.join(posix.dirname(page), path)), anchor };
}

/**
 * Returns the address of a page or a file on the site, which has the paths of the repository. Files are served as texts,
 * because browsers show them.
 */
export function addressOf({ path, anchor }) {
  return isPage(path) ? `/${rewrite(path)}${anchor}` : `/${path}.txt`;
}

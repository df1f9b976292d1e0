import { relative } from 'node:path';
import { addressOf, targetOf } from './addresses.js';
import { isPage, ROOT } from './repository.js';

/** The files that are not pages and that pages link to. */
export const linkedFiles = new Set();

/** A plugin of markdown-it: relative links, as they work in the repository, become addresses of the site. */
export function siteLinks(markdown) {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    const links = tokens
      .flatMap(({ children }) => children ?? [])
      .filter((token) => token.type === 'link_open' && isRelative(token.attrGet('href')));
    for (const link of links) {
      const target = targetOf(relative(ROOT, env.realPath ?? env.path), link.attrGet('href'));
      if (!isPage(target.path)) linkedFiles.add(target.path);
      link.attrSet('href', addressOf(target));
    }
  });
}

function isRelative(href) {
  return !/^([a-z]+:|#|\/)/i.test(href);
}

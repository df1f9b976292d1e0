import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { lexer, type Token, walkTokens } from 'marked';
import { ROOT, readText } from '../../architecture/support/tree.js';
import { NOT_CLONED } from './reader-folders.js';

/** Returns the paths of all Markdown pages in a folder of the repository and its subfolders. */
export function pagesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_CLONED.has(entry.name) ? [] : pagesBelow(path);
    return path.endsWith('.md') ? [path] : [];
  });
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  void walkTokens(lexer(text), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** Returns the targets of the links and pictures in a text, without those on other hosts. */
export function relativeLinks(text: string): readonly string[] {
  return tokensOf(text)
    .flatMap((token) => (token.type === 'link' || token.type === 'image' ? [token.href] : []))
    .filter((href) => !/^[a-z]+:/.test(href));
}

/** Returns the anchors that GitHub, and the site, give to the headings of a page. */
export function anchorsOf(page: string): readonly string[] {
  const slugger = new GithubSlugger();
  // The slugger drops the signs of markup.
  return tokensOf(readText(page)).flatMap((token) =>
    token.type === 'heading' ? [slugger.slug(token.text)] : [],
  );
}

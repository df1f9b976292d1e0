import { expect } from 'chai';
import { lexer, type Token } from 'marked';
import { readText } from '../architecture/support/tree.js';
import { pagesBelow } from './support/pages.js';

/** The most words of a sentence. A column of a table may list more. */
const WORDS = 30;

/** Pages that a script writes, that keep a record, or whose texts belong to others. */
const isOther = (page: string): boolean =>
  /^(CHANGELOG|docs\/(api|mutation)|docs\/field-types\/.*|(?!docs\/|README|CONTRIBUTING|SECURITY).*)\.md$/.test(
    page,
  );

/** Returns the prose of a page: paragraphs and items of lists, without code, pictures and tables. */
function proseOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'list') return proseOf(token.items);
    if (token.type === 'list_item' || token.type === 'blockquote')
      return proseOf(token.tokens ?? []);
    return token.type === 'paragraph' || token.type === 'text' ? [plain(token.tokens ?? [])] : [];
  });
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'codespan') return 'code';
      if (token.type === 'image' || token.type === 'html') return '';
      return 'tokens' in token && token.tokens ? plain(token.tokens) : token.raw;
    })
    .join('');
}

function longSentences(page: string): readonly string[] {
  return proseOf(lexer(readText(page)))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > WORDS);
}

describe('the prose of the pages', () => {
  it(`has sentences of at most ${WORDS} words`, () => {
    const pages = pagesBelow('').filter((page) => !isOther(page));

    expect(pages.length).to.be.above(50);
    expect(
      pages.flatMap((page) => longSentences(page).map((text) => ({ page, text }))),
    ).to.deep.equal([]);
  });
});

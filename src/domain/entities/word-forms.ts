import type { Lexicon } from '../lexicon/lexicon.js';

/**
 * Lists made from other lists, kept as long as these and always the same object, so that their encoded forms
 * are made once.
 */
const kept = new WeakMap<readonly unknown[], Map<string, readonly string[]>>();

/** The list that `make` derives from `source`, kept under `form`. */
export function keptList(
  source: readonly unknown[],
  form: string,
  make: () => readonly string[],
): readonly string[] {
  let forms = kept.get(source);
  if (forms === undefined) {
    forms = new Map();
    kept.set(source, forms);
  }
  let list = forms.get(form);
  if (list === undefined) {
    list = Object.freeze(make());
    forms.set(form, list);
  }
  return list;
}

/** Stands for a word of which nothing is left in ASCII: an address needs something there. */
const NAMELESS = 'x';

/** A word as it stands in addresses: lower-case ASCII letters and digits. */
function slug(word: string, lexicon: Pick<Lexicon, 'ascii'>): string {
  const letters = lexicon
    .ascii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return letters === '' ? NAMELESS : letters;
}

/** The slugs of a list, place for place; an empty word, where there is one, stays empty. */
export function slugsOf(
  words: readonly string[],
  lexicon: Pick<Lexicon, 'ascii'>,
): readonly string[] {
  return keptList(words, 'slugs', () => words.map((word) => word && slug(word, lexicon)));
}

/** The slugs of a list that are not empty: words for paths and file names. */
export function pathWords(
  words: readonly string[],
  lexicon: Pick<Lexicon, 'ascii'>,
): readonly string[] {
  return keptList(words, 'paths', () => slugsOf(words, lexicon).filter((word) => word !== ''));
}

/**
 * The different words of a list that hold no space, comma or hyphen: joined by these, two rows of such words
 * never give the same text.
 */
export function plainWords(words: readonly string[]): readonly string[] {
  return keptList(words, 'plain', () => [...new Set(words.filter((word) => !/[\s,-]/.test(word)))]);
}

const ASCII_WORD = /^[a-z]{2,12}$/;

/** The different words of a list that are two to twelve ASCII letters, in lower case. */
export function asciiWords(words: readonly string[]): readonly string[] {
  const ascii = keptList(words, 'ascii', () => [
    ...new Set(words.map((word) => word.toLowerCase()).filter((word) => ASCII_WORD.test(word))),
  ]);
  // A draw from an empty list would never end.
  if (ascii.length === 0) throw new Error('the list has no word of ASCII letters');
  return ascii;
}

/** The words of women, then those of men; one list where they are the same. */
export function joinedLists(women: readonly string[], men: readonly string[]): readonly string[] {
  return women === men ? women : keptList(women, 'with men', () => [...women, ...men]);
}

/** The different words of a list. */
export function distinctWords(words: readonly string[]): readonly string[] {
  return keptList(words, 'distinct', () => [...new Set(words)]);
}

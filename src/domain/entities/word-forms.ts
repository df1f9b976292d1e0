import type { Lexicon } from '../lexicon/lexicon.js';

/**
 * A cache of derived lists, kept as long as their sources. A derived list is always the same object, so its encoded
 * forms can be cached too.
 */
const kept = new WeakMap<readonly unknown[], Map<string, readonly string[]>>();

/** The frozen list that `make` derives from `source`, cached under the name `form`. */
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

/** Replaces a word that has no ASCII letters or digits: the local part of an address must not be empty. */
const NAMELESS = 'x';

/** A word in the form for addresses: lower-case ASCII letters and digits. */
function slug(word: string, lexicon: Pick<Lexicon, 'ascii'>): string {
  const letters = lexicon
    .ascii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return letters === '' ? NAMELESS : letters;
}

/** The slugs of a list, at the same indices; an empty word stays empty. */
export function slugsOf(
  words: readonly string[],
  lexicon: Pick<Lexicon, 'ascii'>,
): readonly string[] {
  return keptList(words, 'slugs', () => words.map((word) => word && slug(word, lexicon)));
}

/**
 * The different words of a list that contain no space, comma or hyphen: different sequences of such words, joined by
 * these characters, are different texts.
 */
export function plainWords(words: readonly string[]): readonly string[] {
  return keptList(words, 'plain', () => [...new Set(words.filter((word) => !/[\s,-]/.test(word)))]);
}

const ASCII_WORD = /^[a-z]{2,12}$/;

/** The different words of a list that are two to twelve ASCII letters, in lower case. Throws if there are none. */
export function asciiWords(words: readonly string[]): readonly string[] {
  const ascii = keptList(words, 'ascii', () => [
    ...new Set(words.map((word) => word.toLowerCase()).filter((word) => ASCII_WORD.test(word))),
  ]);
  // A draw from an empty list would never end.
  if (ascii.length === 0) throw new Error('the list has no word of ASCII letters');
  return ascii;
}

/** The words of women, then those of men; the list itself if both are the same object. */
export function joinedLists(women: readonly string[], men: readonly string[]): readonly string[] {
  return women === men ? women : keptList(women, 'with men', () => [...women, ...men]);
}

/** The different words of a list. */
export function distinctWords(words: readonly string[]): readonly string[] {
  return keptList(words, 'distinct', () => [...new Set(words)]);
}

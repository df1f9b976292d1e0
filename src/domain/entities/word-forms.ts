/**
 * Lists made from other lists, kept as long as these and always the same object, so that their encoded forms
 * are made once.
 */
const kept = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/** The list that `make` derives from `source`, kept under `form`. */
export function keptList(
  source: readonly string[],
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

/** A word as it stands in addresses: lower-case ASCII letters and digits, accents dropped. */
export function slug(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** The slugs of a list, place for place. */
export function slugsOf(words: readonly string[]): readonly string[] {
  return keptList(words, 'slugs', () => words.map(slug));
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

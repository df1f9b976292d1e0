/** The lists of words that field types draw from. */
export type WordList =
  | 'first_name_female'
  | 'first_name_male'
  | 'last_name'
  | 'company_suffix'
  | 'street_name'
  | 'street_suffix'
  | 'city'
  | 'country'
  | 'word'
  | 'noun'
  | 'adjective'
  | 'verb';

/**
 * Words by locale. A list is frozen and always the same object, so that its encoded forms can be kept;
 * it holds no duplicate and no empty word.
 */
export interface Lexicon {
  readonly locale: string;
  /** The list, or `undefined` where the locale has none; never filled from another language. */
  words(list: WordList): readonly string[] | undefined;
}

/** Every locale that can be asked for. */
export interface Vocabulary {
  readonly locales: readonly string[];
  /** The words of a listed locale. */
  lexicon(locale: string): Lexicon;
}

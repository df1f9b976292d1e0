import type { PlaceList, Places } from '../places/places.js';

/** The lists of words that field types draw from. */
export const WORD_LISTS = [
  'first_name_female',
  'first_name_male',
  'last_name_female',
  'last_name_male',
  'last_name',
  'name_prefix_female',
  'name_prefix_male',
  'company_suffix',
  'street_name',
  'street_suffix',
  'word',
  'noun',
  'adjective',
  'verb',
] as const;

export type WordList = (typeof WORD_LISTS)[number];

/** How a full name is put together. */
export interface NameOrder {
  readonly familyFirst: boolean;
  readonly separator: string;
}

/** How often a family name is double, and what then joins its halves. */
export interface DoubleNames {
  /** Share of the people, 0..1. */
  readonly share: number;
  readonly joiner: string;
}

/** How the name of a company is put together: one to three family names, at the end a legal form or none. */
export interface CompanyForm {
  /** What stands between the names. */
  readonly joiners: readonly string[];
  /** What stands behind the last name. */
  readonly end: string;
  readonly hasLegalForm: boolean;
}

/**
 * Words of one locale. A list is frozen and always the same object, so that its encoded forms can be kept;
 * it holds no duplicate and no empty word. Where a locale knows no difference between women and men, both
 * lists are the same object.
 */
export interface Lexicon {
  readonly locale: string;
  readonly nameOrder: NameOrder;
  readonly doubleNames: DoubleNames;
  /** At least one; no two give the same name. */
  readonly companyForms: readonly CompanyForm[];
  /** The list, or `undefined` where the locale has none; never filled from another language. */
  words(list: WordList): readonly string[] | undefined;
  /** One of its words in ASCII: "Łódź" is "Lodz". */
  ascii(word: string): string;
  /** Left out where the locale has none. */
  readonly places?: Places | undefined;
}

/** Every locale that can be asked for. */
export interface Vocabulary {
  readonly locales: readonly string[];
  /** Whether a listed locale has words or places; needs none of them to be loaded. */
  covers(locale: string, list: WordList | PlaceList): boolean;
  /** The words of a listed locale that is loaded. */
  lexicon(locale: string): Lexicon;
}

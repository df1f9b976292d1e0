import type { PlaceList, Places } from '../places/places.js';
import type { NamesByDecade } from './names-by-decade.js';

/** The lists whose words are lines of rules: `TextRules` reads them, and makes texts of them. */
export const RULE_LISTS = [
  'sentence',
  'review',
  'ticket',
  'comment',
  'bank_reference',
  'biography',
  'diagnosis',
] as const;

/**
 * The lists of words that field types draw from.
 *
 * @example
 * WORD_LISTS.includes('first_name_female'); // => true
 */
export const WORD_LISTS = [
  'first_name_female',
  'first_name_male',
  'last_name_female',
  'last_name_male',
  'last_name',
  'name_prefix_female',
  'name_prefix_male',
  'company_suffix',
  'company_name',
  'company_trade',
  'street_name',
  'street_suffix',
  'word',
  'noun',
  'adjective',
  'verb',
  'month',
  'weekday',
  'gender',
  'status',
  'likert',
  'department',
  'industry',
  'job_title_female',
  'job_title_male',
  'product_category',
  'product',
  'product_line',
  'page',
  'file',
  ...RULE_LISTS,
] as const;

/**
 * The name of a list of words.
 *
 * @example
 * const list: WordList = 'last_name_female';
 * plainLexicon('en', { [list]: ['Lovelace'] }).words(list); // => ['Lovelace']
 */
export type WordList = (typeof WORD_LISTS)[number];

/** The name of a list of given names. */
export type GivenNames = 'first_name_female' | 'first_name_male';

const listNames: ReadonlySet<string> = new Set(WORD_LISTS);

/** Whether a name is that of a list of words. */
export function isWordList(name: string): name is WordList {
  return listNames.has(name);
}

/** The order of the parts of a full name, and the text between them. */
export interface NameOrder {
  readonly familyFirst: boolean;
  readonly separator: string;
  /** The text between a name and a title after it. Without this member, titles precede names. */
  readonly beforeTitle?: string;
}

/** The frequency of double family names, and the text that joins their halves. */
export interface DoubleNames {
  /** Share of the people, 0..1. */
  readonly share: number;
  readonly joiner: string;
}

/** A form of the names of companies. */
export interface CompanyForm {
  /**
   * The name with `{name}`, `{trade}` and `{legal_form}` in the place of words, such as "{name} & {name} {legal_form}".
   * Each `{name}` is another word of `company_name`, or else of `last_name`; `{trade}` is one of `company_trade` for the
   * industry of the company; `{legal_form}` is one of `company_suffix`. A form begins or ends with its legal form, if any.
   */
  readonly pattern: string;
  /** The relative frequency. Default: 1. */
  readonly weight?: number;
}

/**
 * The words of one locale. A list is frozen and always the same object, so its encoded forms can be cached; it
 * contains no duplicate and no empty word. If a locale does not distinguish women and men, both lists are the same
 * object.
 *
 * @example
 * const lexicon: Lexicon = plainLexicon('pl', { word: ['łódź'] });
 * lexicon.words('word'); // => ['łódź']
 */
export interface Lexicon {
  readonly locale: string;
  readonly nameOrder: NameOrder;
  readonly doubleNames: DoubleNames;
  /** At least one form; two different forms never produce the same name. */
  readonly companyForms: readonly CompanyForm[];
  /** The list, or undefined if the locale has none; never filled from another language. */
  words(list: WordList): readonly string[] | undefined;
  /** The relative frequencies of the words of a list, in their order; undefined if all are equally frequent. */
  weights?(list: WordList): readonly number[] | undefined;
  /** Given names by decade of birth; undefined if the locale has no frequencies by year. */
  namesByDecade?(list: GivenNames): NamesByDecade | undefined;
  /** Transliterates a word of this locale to ASCII: "Łódź" becomes "Lodz". */
  ascii(word: string): string;
  /** Undefined if the locale has no places. */
  readonly places?: Places | undefined;
}

/**
 * Words and places by locale. Locales may be loaded separately.
 *
 * @example
 * const vocabulary: Vocabulary = plainVocabulary([plainLexicon('en', { word: ['tea'] })]);
 * vocabulary.covers('en', 'word'); // => true
 */
export interface Vocabulary {
  /** Every locale that a request can name. */
  readonly locales: readonly string[];
  /** Whether one of `locales` has a list; it need not be loaded. */
  covers(locale: string, list: WordList | PlaceList): boolean;
  /** Loads some of `locales` for `lexicon`. A call that rejects may be repeated. */
  load(locales: Iterable<string>): Promise<void>;
  /** The words of a locale. Throws if it is not loaded. */
  lexicon(locale: string): Lexicon;
}

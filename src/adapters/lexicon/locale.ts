import type {
  CompanyForm,
  DoubleNames,
  GivenNames,
  NameOrder,
  WordList,
} from '../../domain/lexicon/lexicon.js';

/** Given names by decade of birth. */
export interface PackedBirths {
  /** The first year of the first decade. */
  readonly from: number;
  /** The names that the list of given names lacks, with `|` between them. */
  readonly more: string;
  /** The frequencies of each name of the list and of `more`: a character for each decade (`packed-births.ts`). */
  readonly shares: string;
}

/**
 * The words of one locale as a module of `locales` exports them.
 *
 * @example
 * const inGerman = (de: Locale): string => String(generate(
 *   { rows: 1, locale: de.locale, fields: [{ name: 'name', type: 'name' }] },
 *   { locales: [de] },
 * ).text());
 */
export interface Locale {
  readonly locale: string;
  readonly nameOrder: NameOrder;
  readonly doubleNames: DoubleNames;
  readonly companyForms: readonly CompanyForm[];
  /** Each list as a text with `|` between its words: it loads faster than an array. */
  readonly lists: Readonly<Partial<Record<WordList, string>>>;
  /** The relative frequencies of the words of a list, with `|` between them. Words of other lists are equally frequent. */
  readonly weights?: Readonly<Partial<Record<WordList, string>>>;
  /** Given names by decade of birth, which tables that show an age draw from. */
  readonly births?: Readonly<Record<GivenNames, PackedBirths>>;
  /** The characters of the words that are not ASCII, each in front of its ASCII form, with `|` between them. */
  readonly ascii: string;
  /** Names whose ASCII form is not that of their characters, as "name=form", with `|` between them. */
  readonly readings?: string;
}

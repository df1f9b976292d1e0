import type {
  CompanyForm,
  DoubleNames,
  NameOrder,
  WordList,
} from '../../domain/lexicon/lexicon.js';

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
  /** The characters of the words that are not ASCII, each in front of its ASCII form, with `|` between them. */
  readonly ascii: string;
  /** Names whose ASCII form is not that of their characters, as "name=form", with `|` between them. */
  readonly readings?: string;
}

import type {
  CompanyForm,
  DoubleNames,
  Lexicon,
  NameOrder,
  WordList,
} from '../../domain/lexicon/lexicon.js';
import type { Atlas, Places } from '../../domain/places/places.js';
import { companyForms } from './company-patterns.js';
import type { Definitions } from './definitions.js';
import { doubleNames, nameOrder } from './name-patterns.js';

/** The tables for each list, best first: a generic table is used if there is none for women or men. */
const sources: Readonly<Record<WordList, (raw: Definitions) => readonly unknown[]>> = {
  first_name_female: ({ person }) => [person?.first_name?.female, person?.first_name?.generic],
  first_name_male: ({ person }) => [person?.first_name?.male, person?.first_name?.generic],
  last_name_female: ({ person }) => [person?.last_name?.female, person?.last_name?.generic],
  last_name_male: ({ person }) => [person?.last_name?.male, person?.last_name?.generic],
  last_name: ({ person }) => [person?.last_name?.generic, person?.last_name?.male],
  name_prefix_female: ({ person }) => [person?.prefix?.female, person?.prefix?.generic],
  name_prefix_male: ({ person }) => [person?.prefix?.male, person?.prefix?.generic],
  company_suffix: ({ company }) => [company?.legal_entity_type],
  street_name: ({ location }) => [location?.street_name],
  street_suffix: ({ location }) => [location?.street_suffix],
  word: ({ lorem }) => [lorem?.word],
  noun: ({ word }) => [word?.noun],
  adjective: ({ word }) => [word?.adjective],
  verb: ({ word }) => [word?.verb],
};

/** The cleaned lists by their raw tables, because several lists can use the same table. */
const cleaned = new WeakMap<object, readonly string[]>();

/** The texts of a raw table as a frozen list, without duplicates, empty texts and templates. */
function wordsOf(table: readonly unknown[]): readonly string[] {
  let words = cleaned.get(table);
  if (words === undefined) {
    const texts = table.filter((entry): entry is string => typeof entry === 'string');
    const kept = texts.map((text) => text.trim()).filter((text) => text && !text.includes('{{'));
    words = Object.freeze([...new Set(kept)]);
    cleaned.set(table, words);
  }
  return words;
}

/** The lists of given names by gender, to which the generic names of the locale, used by both genders, are added. */
const ADDED: ReadonlySet<WordList> = new Set(['first_name_female', 'first_name_male']);

/** The parts that the words of a locale need besides its own tables. */
export interface LexiconParts {
  /** The English tables. faker-js uses them for missing tables of a locale; such tables are left out. */
  readonly english: Definitions;
  /** Transliterates a word to ASCII. */
  readonly ascii: (word: string) => string;
  readonly atlas: Atlas | undefined;
}

function together(first: readonly string[], second: readonly string[]): readonly string[] {
  return Object.freeze([...new Set([...first, ...second])]);
}

/** The words of one locale of faker-js. */
export class FakerLexicon implements Lexicon {
  readonly locale: string;
  readonly nameOrder: NameOrder;
  readonly doubleNames: DoubleNames;
  readonly companyForms: readonly CompanyForm[];
  readonly #raw: Definitions;
  readonly #parts: LexiconParts;
  readonly #lists = new Map<WordList, readonly string[] | undefined>();

  constructor(locale: string, raw: Definitions, parts: LexiconParts) {
    this.locale = locale;
    this.#raw = raw;
    this.#parts = parts;
    this.nameOrder = nameOrder(raw);
    this.doubleNames = doubleNames(raw);
    this.companyForms = companyForms(raw, this.#speaksEnglish ? undefined : parts.english);
  }

  words(list: WordList): readonly string[] | undefined {
    if (!this.#lists.has(list)) this.#lists.set(list, this.#find(list));
    return this.#lists.get(list);
  }

  get places(): Places | undefined {
    const { atlas } = this.#parts;
    return atlas?.covers(this.locale, 'places') === true ? atlas.places(this.locale) : undefined;
  }

  ascii(word: string): string {
    return this.#parts.ascii(word);
  }

  get #speaksEnglish(): boolean {
    return this.locale === 'en' || this.locale.startsWith('en_');
  }

  #find(list: WordList): readonly string[] | undefined {
    const filledIn = new Set(this.#speaksEnglish ? [] : sources[list](this.#parts.english));
    const own = sources[list](this.#raw).filter(
      (table): table is readonly unknown[] => Array.isArray(table) && !filledIn.has(table),
    );
    const lists = own.map(wordsOf).filter((words) => words.length > 0);
    const [first, general] = lists;
    return first && general && ADDED.has(list) ? together(first, general) : first;
  }
}

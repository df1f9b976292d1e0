import anyAscii from 'any-ascii';
import type { Locale } from '../../src/adapters/lexicon/locale.js';
import { WORD_LISTS, type WordList } from '../../src/domain/lexicon/lexicon.js';
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

/** The lists of given names by gender, to which the generic names of the locale, used by both genders, are added. */
const ADDED: ReadonlySet<WordList> = new Set(['first_name_female', 'first_name_male']);

const SEPARATOR = '|';
const NOT_ASCII = /[^\0-\x7f]/gu;

/** Returns the texts of a table without duplicates, empty texts and templates. */
function wordsOf(table: readonly unknown[]): readonly string[] {
  const texts = table.filter((entry): entry is string => typeof entry === 'string');
  const kept = texts.map((text) => text.trim()).filter((text) => text && !text.includes('{{'));
  return [...new Set(kept)];
}

function speaksEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en_');
}

/** Returns a list of a locale; undefined if it has none. faker-js fills missing tables with the English ones. */
function listOf(
  list: WordList,
  raw: Definitions,
  filledIn: Definitions | undefined,
): readonly string[] | undefined {
  const foreign = new Set(filledIn && sources[list](filledIn));
  const own = sources[list](raw).filter(
    (table): table is readonly unknown[] => Array.isArray(table) && !foreign.has(table),
  );
  const [first, general] = own.map(wordsOf).filter((words) => words.length > 0);
  return first && general && ADDED.has(list) ? [...new Set([...first, ...general])] : first;
}

/** Joins texts. Throws if one contains the separator. */
function packed(texts: readonly string[]): string {
  const unfit = texts.find((text) => text.includes(SEPARATOR));
  if (unfit !== undefined) throw new Error(`${unfit} contains ${SEPARATOR}`);
  return texts.join(SEPARATOR);
}

/** Returns the words of a locale of faker-js. `english` are the tables of the locale `en`. */
export function localeOfFaker(locale: string, raw: Definitions, english: Definitions): Locale {
  const filledIn = speaksEnglish(locale) ? undefined : english;
  const lists = WORD_LISTS.flatMap((list) => {
    const words = listOf(list, raw, filledIn);
    return words === undefined ? [] : [[list, packed(words)] as const];
  });
  const characters = new Set(lists.flatMap(([, words]) => words.match(NOT_ASCII) ?? []));
  return {
    locale,
    nameOrder: nameOrder(raw),
    doubleNames: doubleNames(raw),
    companyForms: companyForms(raw, filledIn),
    lists: Object.fromEntries(lists),
    ascii: packed([...characters].sort().map((character) => character + anyAscii(character))),
  };
}

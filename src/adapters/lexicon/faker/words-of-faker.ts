import {
  type CompanyForm,
  type DoubleNames,
  type NameOrder,
  WORD_LISTS,
  type WordList,
} from '../../../domain/lexicon/lexicon.js';
import { companyForms } from './company-patterns.js';
import type { FakerDefinitions } from './faker-definitions.js';
import { doubleNames, nameOrder } from './name-patterns.js';

/** What a lexicon takes from the tables of faker-js. */
export interface WordsOfFaker {
  readonly nameOrder: NameOrder;
  readonly doubleNames: DoubleNames;
  readonly companyForms: readonly CompanyForm[];
  /** Lists with the same words are the same object. */
  readonly lists: Readonly<Partial<Record<WordList, readonly string[]>>>;
}

type Sources = readonly (readonly string[] | null | undefined)[];

/** The tables for each list, best first: a generic table is used if there is none for women or men. */
const sources: Readonly<Partial<Record<WordList, (raw: FakerDefinitions) => Sources>>> = {
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

/** Returns the texts of a table without duplicates, empty texts and templates. */
function wordsOf(table: readonly string[]): readonly string[] {
  const texts = table.map((text) => text.trim()).filter((text) => text && !text.includes('{{'));
  return [...new Set(texts)];
}

/** Returns a list of a locale; undefined if it has none of its own. */
function listOf(
  list: WordList,
  raw: FakerDefinitions,
  filledIn: FakerDefinitions | undefined,
): readonly string[] | undefined {
  const tables = sources[list];
  if (tables === undefined) return undefined;
  const foreign = new Set(filledIn && tables(filledIn));
  const own = tables(raw).filter((table) => table != null && !foreign.has(table));
  const [first, general] = own.map((table) => wordsOf(table ?? [])).filter(({ length }) => length);
  return first && general && ADDED.has(list) ? [...new Set([...first, ...general])] : first;
}

/**
 * Returns the words in the tables of a locale of faker-js. An instance of faker-js fills missing tables with those of
 * another language; the tables of `filledIn` are therefore left out.
 */
export function wordsOfFaker(
  raw: FakerDefinitions,
  filledIn: FakerDefinitions | undefined,
): WordsOfFaker {
  const known = new Map<string, readonly string[]>();
  const lists = WORD_LISTS.flatMap((list) => {
    const words = listOf(list, raw, filledIn);
    if (words === undefined) return [];
    const text = words.join('\n');
    const kept = known.get(text) ?? Object.freeze(words);
    known.set(text, kept);
    return [[list, kept] as const];
  });
  return {
    nameOrder: nameOrder(raw),
    doubleNames: doubleNames(raw),
    companyForms: companyForms(raw, filledIn),
    lists: Object.fromEntries(lists),
  };
}

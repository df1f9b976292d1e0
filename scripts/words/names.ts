import { existsSync, readFileSync } from 'node:fs';
import type { WordList } from '../../src/domain/lexicon/lexicon.js';
import { type Counted, counted, type Lists, type Names, namesOfLists } from './counted-names.js';
import { inFrench, inItalian, ofWoman, withAccents } from './name-spelling.js';

/** The file of names of locales that have the names of another one. */
const SHARED: Readonly<Record<string, string>> = {
  en: 'en_US',
  en_CA: 'en_US',
  en_HK: 'en_US',
  en_IE: 'en_GB',
};

/**
 * Names that a source does not list get this share of the weight of its last name: our estimate. Tables of given names are long,
 * so what they do not have is rare.
 */
const UNLISTED = { family: 0.3, given: 0.03 };

/** Family names of two Chinese characters are under a hundredth of all; each is this much rarer than others. */
const COMPOUND = 0.02;

/** The file of names that a locale uses; undefined if it has none. */
export function namesFileOf(locale: string): string | undefined {
  const file = SHARED[locale] ?? locale;
  return existsSync(`scripts/words/names/${file}.txt`) ? file : undefined;
}

/** The files that several locales use whole. */
export const SHARED_FILES: readonly string[] = [...new Set(Object.values(SHARED))];

/** The weight of a name that a list lacks, whose rarest name has the weight `least`. */
function unlistedOf(file: string, list: WordList, least: number) {
  const share = list.startsWith('first_name') ? UNLISTED.given : UNLISTED.family;
  const weight = Math.max(1, Math.round(least * share));
  return (name: string): Counted[number] => {
    const isCompound = file === 'zh_CN' && name.length > 1;
    return [name, isCompound ? Math.ceil(weight * COMPOUND) : weight];
  };
}

/** The names of a file; `known` are the names of the locale from its other source, for lists that only head it. */
export function namesOf(file: string, known: Lists): Names {
  const lines = readFileSync(`scripts/words/names/${file}.txt`, 'utf8').split('\n');
  const lists: [WordList, Counted][] = [];
  for (const line of lines) {
    const [, name = '', plus, text = ''] = /^(\w+)(\+?) = (.*)$/.exec(line) ?? [];
    if (name === '') continue;
    const list = name as WordList;
    const listed = counted(text);
    const names = new Set(listed.map(([each]) => each));
    const rest = plus ? (known[list] ?? known.last_name_male ?? []) : [];
    const least = Math.min(...listed.map(([, weight]) => weight));
    const unlisted = rest.filter((each) => !names.has(each));
    const all = [...listed, ...unlisted.map(unlistedOf(file, list, least))];
    const right = file === 'es' ? inSpanish(all) : writtenIn(file, list, all);
    if (list !== 'last_name') lists.push([list, right]);
    else for (const each of FAMILY_LISTS) lists.push([each, inForm(each, right, file)]);
  }
  return namesOfLists(lists);
}

const FAMILY_SPELLING: Readonly<Record<string, (name: string) => string>> = {
  fr: inFrench,
  it: inItalian,
};

/** Family names as people of the country write them. */
function writtenIn(file: string, list: WordList, all: Counted): Counted {
  const spelling = FAMILY_SPELLING[file];
  if (spelling === undefined || list !== 'last_name') return all;
  return all.map(([name, weight]) => [spelling(name), weight]);
}

/** Names with their accents, each once. */
function inSpanish(all: Counted): Counted {
  const written = all.map(([name, weight]) => [withAccents(name), weight] as const);
  const seen = new Set<string>();
  return written.filter(([name]) => !seen.has(name) && seen.add(name));
}

const FAMILY_LISTS = ['last_name', 'last_name_female', 'last_name_male'] as const;

function inForm(list: (typeof FAMILY_LISTS)[number], all: Counted, file: string): Counted {
  return file === 'pl' && list === 'last_name_female'
    ? all.map(([name, weight]) => [ofWoman(name), weight] as const)
    : all;
}

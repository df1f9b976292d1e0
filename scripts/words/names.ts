import { existsSync, readFileSync } from 'node:fs';
import type { WordList } from '../../src/domain/lexicon/lexicon.js';

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

type Lists = Readonly<Partial<Record<WordList, readonly string[]>>>;

/** The names of a locale and their weights. */
export interface Names {
  readonly lists: Lists;
  readonly weights: Readonly<Partial<Record<WordList, readonly number[]>>>;
}

/** The file of names that a locale uses; undefined if it has none. */
export function namesFileOf(locale: string): string | undefined {
  const file = SHARED[locale] ?? locale;
  return existsSync(`scripts/words/names/${file}.txt`) ? file : undefined;
}

/** The files that several locales use whole. */
export const SHARED_FILES: readonly string[] = [...new Set(Object.values(SHARED))];

/** A woman's family name in Polish: adjectives agree with the gender, other names do not. */
function ofWoman(name: string): string {
  return name.replace(/([sc]|dz)ki$/, '$1ka');
}

/** The Census writes names without apostrophes and inner capitals. */
const IRISH =
  /^O(brien|connor|neal|neil|neill|donnell|connell|hara|keefe|leary|malley|reilly|rourke|sullivan|toole|grady)$/;

/** A name with the apostrophe and the inner capital that registers leave out. */
export function spelled(name: string): string {
  return name
    .replace(IRISH, (_, rest: string) => `O'${rest.charAt(0).toUpperCase()}${rest.slice(1)}`)
    .replace(/^Mc([a-z])(?=[a-z]{2})/, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** The accents of Spanish names, by the words that sources write without them or with others. */
const SPANISH: ReadonlyMap<string, string> = new Map(
  `Ruíz Ruiz, Rocio Rocío, Encarnacion Encarnación, Belen Belén, Angela Ángela, Ines Inés, Sofia Sofía, Maria María, Luís Luis,
   Alvaro Álvaro, Raul Raúl, Ramon Ramón, Ivan Iván, Ruben Rubén, Joaquin Joaquín, Victor Víctor, Julian Julián, Felix Félix,
   Josép Josep, Sebastian Sebastián, Martin Martín, Cesar César, Hector Héctor, Angel Ángel`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Names of Spain with the accents of the Ortografía de la lengua española (2010), each once. */
function withAccents(names: Counted): Counted {
  const mended = names.map(([name, weight]) => {
    const words = name.split(' ').map((word) => SPANISH.get(word) ?? word);
    return [words.join(' '), weight] as const;
  });
  const seen = new Set<string>();
  return mended.filter(([name]) => !seen.has(name) && seen.add(name));
}

type Counted = readonly (readonly [name: string, weight: number])[];

function counted(text: string): Counted {
  return text.split('; ').map((item) => {
    const at = item.lastIndexOf(' ');
    return [spelled(item.slice(0, at)), Number(item.slice(at + 1))] as const;
  });
}

/** The forms of address of a locale. */
export function titlesOf(locale: string): Names {
  const lines = readFileSync('scripts/words/titles.txt', 'utf8').split('\n');
  const find = (gender: string): Counted | undefined => {
    const found = [locale, locale.split('_')[0]].flatMap((name) =>
      lines.filter((line) => line.startsWith(`${name} ${gender} `)),
    )[0];
    return found === undefined ? undefined : counted(found.split(` ${gender} `)[1] as string);
  };
  const lists = (['female', 'male'] as const).flatMap((gender) => {
    const titles = find(gender);
    return titles === undefined ? [] : [[`name_prefix_${gender}` as WordList, titles] as const];
  });
  return namesOfLists(lists);
}

function namesOfLists(lists: readonly (readonly [WordList, Counted])[]): Names {
  return {
    lists: Object.fromEntries(lists.map(([list, all]) => [list, all.map(([name]) => name)])),
    weights: Object.fromEntries(
      lists.map(([list, all]) => [list, all.map(([, weight]) => weight)]),
    ),
  };
}

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
    const right = file === 'es' ? withAccents(all) : all;
    if (list !== 'last_name') lists.push([list, right]);
    else for (const each of FAMILY_LISTS) lists.push([each, inForm(each, right, file)]);
  }
  return namesOfLists(lists);
}

const FAMILY_LISTS = ['last_name', 'last_name_female', 'last_name_male'] as const;

function inForm(list: (typeof FAMILY_LISTS)[number], all: Counted, file: string): Counted {
  return file === 'pl' && list === 'last_name_female'
    ? all.map(([name, weight]) => [ofWoman(name), weight] as const)
    : all;
}

import anyAscii from 'any-ascii';
import type { FakerDefinitions } from '../../src/adapters/lexicon/faker/faker-definitions.js';
import { wordsOfFaker } from '../../src/adapters/lexicon/faker/words-of-faker.js';
import type { Locale } from '../../src/adapters/lexicon/locale.js';
import { type NameOrder, RULE_LISTS, type WordList } from '../../src/domain/lexicon/lexicon.js';
import { arabicReading } from './arabic-readings.js';
import { type Companies, companiesOf } from './companies.js';
import type { Names } from './counted-names.js';
import { koreanReading } from './korean-readings.js';
import { readableNames, readingsOf } from './readings.js';
import { beforeTitle } from './terms.js';

const SEPARATOR = '|';
const NOT_ASCII = /[^\0-\x7f]/gu;

function speaksEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en_');
}

/** Joins texts. Throws if one contains the separator. */
function packed(texts: readonly string[]): string {
  const unfit = texts.find((text) => text.includes(SEPARATOR));
  if (unfit !== undefined) throw new Error(`${unfit} contains ${SEPARATOR}`);
  return texts.join(SEPARATOR);
}

/** How a language writes its own letters in ASCII, where it differs from dropping accents. */
function letters(locale: string): Readonly<Record<string, string>> {
  return locale.split('_')[0] === 'de' ? GERMAN : {};
}

const GERMAN = { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue' };

const NAMES = [
  ...['first_name_female', 'first_name_male'],
  ...['last_name_female', 'last_name_male'],
] as const;

/** The readings of the names of a locale in Arabic letters. */
function arabicReadings(locale: string, lists: Lists): readonly string[] {
  if (locale.split('_')[0] !== 'ar') return [];
  const names = new Set(NAMES.flatMap((list) => lists[list] ?? []));
  return [...names].map((name) => `${name}=${arabicReading(name)}`);
}

const KOREAN = [...NAMES, 'company_name', 'company_trade'] as const;

/** The readings of names in Hangul that differ from those of their characters, but of those whose form is `known`. */
function koreanReadings(locale: string, lists: Lists, known: readonly string[]): readonly string[] {
  if (locale.split('_')[0] !== 'ko') return [];
  const names = new Set(KOREAN.flatMap((list) => lists[list] ?? []));
  for (const each of known) names.delete(each.split('=')[0] ?? '');
  return [...names].flatMap((name) => {
    const reading = koreanReading(name);
    const isPlain = reading === undefined || reading === anyAscii(name).toLowerCase();
    return isPlain ? [] : [`${name}=${reading}`];
  });
}

function packedReadings(
  locale: string,
  companies: Companies | undefined,
  lists: Lists,
): Pick<Locale, 'readings'> {
  const known = [...(readingsOf(locale) ?? []), ...(companies?.readings ?? [])];
  const readings = [
    ...known,
    ...arabicReadings(locale, lists),
    ...koreanReadings(locale, lists, known),
  ];
  return readings.length === 0 ? {} : { readings: packed(readings) };
}

/** Double family names are rarer in Sweden than in the patterns of faker-js: one person in twenty, our estimate. */
function rareDoubleNames(
  locale: string,
  doubleNames: Locale['doubleNames'],
): Partial<Pick<Locale, 'doubleNames'>> {
  return locale.startsWith('sv') ? { doubleNames: { ...doubleNames, share: 0.05 } } : {};
}

function packedWeights(...all: readonly Pick<Names, 'weights'>[]): Pick<Locale, 'weights'> {
  const weights = Object.assign({}, ...all.map((each) => each.weights)) as Names['weights'];
  const texts = Object.entries(weights).map(([list, each]) => [list, each.join(SEPARATOR)]);
  return texts.length === 0 ? {} : { weights: Object.fromEntries(texts) };
}

function titleOrder(locale: string): Partial<NameOrder> {
  const text = beforeTitle(locale);
  return text === undefined ? {} : { beforeTitle: text };
}

type Lists = Readonly<Record<string, readonly string[]>>;

const GIVEN_NAMES = ['first_name_female', 'first_name_male'] as const;

/** Returns the words of a locale: `own`, and those of faker-js. `english` are the tables of the locale `en`. */
export function localeOfFaker(
  locale: string,
  raw: FakerDefinitions,
  english: FakerDefinitions,
  own: Readonly<Partial<Record<WordList, readonly string[]>>>,
  namesOfLocale: (known: Names['lists']) => Names,
): Locale {
  const { lists, ...rules } = wordsOfFaker(raw, speaksEnglish(locale) ? undefined : english);
  const names = namesOfLocale(lists);
  const companies = companiesOf(locale);
  const given = GIVEN_NAMES.map((list): [string, readonly string[]] => [
    list,
    readableNames(locale, lists[list] ?? []),
  ]);
  const all = {
    ...lists,
    ...Object.fromEntries(given),
    ...names.lists,
    ...own,
    ...companies?.lists,
  };
  const texts = Object.entries(all).map(([list, words]) => [list, packed(words)] as const);
  // No address contains a word of these lists.
  const spelled = texts.filter(([list]) => !(RULE_LISTS as readonly string[]).includes(list));
  const characters = new Set(spelled.flatMap(([, words]) => words.match(NOT_ASCII) ?? []));
  return {
    locale,
    ...rules,
    nameOrder: { ...rules.nameOrder, ...titleOrder(locale) },
    lists: Object.fromEntries(texts),
    ...(companies && { companyForms: companies.companyForms }),
    ...packedWeights(names, companies ?? { weights: {} }),
    ...packedReadings(locale, companies, all),
    ...rareDoubleNames(locale, rules.doubleNames),
    ascii: packed(
      [...characters]
        .sort()
        .map((character) => character + (letters(locale)[character] ?? anyAscii(character))),
    ),
  };
}

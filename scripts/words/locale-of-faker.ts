import anyAscii from 'any-ascii';
import type { FakerDefinitions } from '../../src/adapters/lexicon/faker/faker-definitions.js';
import { wordsOfFaker } from '../../src/adapters/lexicon/faker/words-of-faker.js';
import type { Locale } from '../../src/adapters/lexicon/locale.js';

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

/** Returns the words of a locale of faker-js. `english` are the tables of the locale `en`. */
export function localeOfFaker(
  locale: string,
  raw: FakerDefinitions,
  english: FakerDefinitions,
): Locale {
  const { lists, ...rules } = wordsOfFaker(raw, speaksEnglish(locale) ? undefined : english);
  const texts = Object.entries(lists).map(([list, words]) => [list, packed(words)] as const);
  const characters = new Set(texts.flatMap(([, words]) => words.match(NOT_ASCII) ?? []));
  return {
    locale,
    ...rules,
    lists: Object.fromEntries(texts),
    ascii: packed([...characters].sort().map((character) => character + anyAscii(character))),
  };
}

import anyAscii from 'any-ascii';
import type { FakerDefinitions } from '../../src/adapters/lexicon/faker/faker-definitions.js';
import { wordsOfFaker } from '../../src/adapters/lexicon/faker/words-of-faker.js';
import type { Locale } from '../../src/adapters/lexicon/locale.js';
import type { NameOrder, WordList } from '../../src/domain/lexicon/lexicon.js';
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

function titleOrder(locale: string): Partial<NameOrder> {
  const text = beforeTitle(locale);
  return text === undefined ? {} : { beforeTitle: text };
}

/** Returns the words of a locale: `own`, and those of faker-js. `english` are the tables of the locale `en`. */
export function localeOfFaker(
  locale: string,
  raw: FakerDefinitions,
  english: FakerDefinitions,
  own: Readonly<Partial<Record<WordList, readonly string[]>>>,
): Locale {
  const { lists, ...rules } = wordsOfFaker(raw, speaksEnglish(locale) ? undefined : english);
  const texts = Object.entries({ ...lists, ...own }).map(
    ([list, words]) => [list, packed(words)] as const,
  );
  const characters = new Set(texts.flatMap(([, words]) => words.match(NOT_ASCII) ?? []));
  return {
    locale,
    ...rules,
    nameOrder: { ...rules.nameOrder, ...titleOrder(locale) },
    lists: Object.fromEntries(texts),
    ascii: packed([...characters].sort().map((character) => character + anyAscii(character))),
  };
}

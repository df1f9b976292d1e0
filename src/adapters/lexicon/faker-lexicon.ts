import type { Faker } from '@faker-js/faker';
import type { Lexicon, WordList } from '../../domain/lexicon/lexicon.js';

/** Raw tables are read, no faker function is ever called: a word costs a look-up, and no text is a template. */
type Definitions = Faker['rawDefinitions'];

const sources: Readonly<Record<WordList, (raw: Definitions) => unknown>> = {
  first_name_female: ({ person }) => person?.first_name?.female,
  first_name_male: ({ person }) => person?.first_name?.male,
  last_name: ({ person }) => person?.last_name?.generic,
  company_suffix: ({ company }) => company?.legal_entity_type,
  street_name: ({ location }) => location?.street_name,
  street_suffix: ({ location }) => location?.street_suffix,
  city: ({ location }) => location?.city_name,
  country: ({ location }) => location?.country,
  word: ({ lorem }) => lorem?.word,
  noun: ({ word }) => word?.noun,
  adjective: ({ word }) => word?.adjective,
  verb: ({ word }) => word?.verb,
};

/** The texts of a raw table, frozen, without duplicates, empty words and templates. */
function wordsOf(table: unknown): readonly string[] | undefined {
  if (!Array.isArray(table)) return undefined;
  const texts = table.filter((entry): entry is string => typeof entry === 'string');
  const words = texts.map((text) => text.trim()).filter((text) => text && !text.includes('{{'));
  return words.length === 0 ? undefined : Object.freeze([...new Set(words)]);
}

/** The words of one locale of faker-js. */
export class FakerLexicon implements Lexicon {
  readonly locale: string;
  readonly #raw: Definitions;
  readonly #lists = new Map<WordList, readonly string[] | undefined>();

  constructor(locale: string, faker: Faker) {
    this.locale = locale;
    this.#raw = faker.rawDefinitions;
  }

  words(list: WordList): readonly string[] | undefined {
    if (!this.#lists.has(list)) this.#lists.set(list, wordsOf(sources[list](this.#raw)));
    return this.#lists.get(list);
  }
}

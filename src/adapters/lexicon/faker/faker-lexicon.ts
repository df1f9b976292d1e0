import type { Lexicon, WordList } from '../../../domain/lexicon/lexicon.js';
import { plainLexicon } from '../../../domain/lexicon/plain-lexicon.js';
import type { Places } from '../../../domain/places/places.js';
import type { FakerDefinitions } from './faker-definitions.js';
import { wordsOfFaker } from './words-of-faker.js';

/**
 * What a lexicon of faker-js's tables needs beside them.
 *
 * @example
 * const options: FakerLexiconOptions = { ascii: (word) => word.replaceAll('ł', 'l') };
 * options.ascii?.('Michał'); // => 'Michal'
 */
export interface FakerLexiconOptions {
  /**
   * The tables of the language with which an instance of faker-js fills in what its own lacks, such as `en`. They are left
   * out, because a row should not mix languages. Default: all tables are used.
   */
  readonly filledIn?: FakerDefinitions;
  /**
   * Writes a word in ASCII, for addresses of e-mail and names of hosts. The function of the package `any-ascii` does so in
   * all scripts. Default: accents are dropped, and a letter that is more than a letter with an accent is an error.
   */
  readonly ascii?: (word: string) => string;
  /** Default: the locale has no places, and requests for field types that need them are refused. */
  readonly places?: Places;
}

const LETTER = /\p{L}/gu;

/**
 * Returns the words in the tables of faker-js as a locale that requests can name. They are the tables of a locale, such as
 * `import { tlh } from './tlh.js'`, or of an instance: `new Faker({ locale: [tlh, en] })`. The functions of an instance are
 * never called, so its seed changes nothing. Templates and tables that Tablewright does not know are left out.
 *
 * @throws Error if no table has words, or if a letter of a word cannot be written in ASCII.
 * @example
 * const definitions = {
 *   person: {
 *     first_name: { female: ['Azetbur', 'Valkris'], male: ['Martok', 'Worf'] },
 *     last_name: { generic: ['Duras', 'Mogh'] },
 *     name: [{ value: '{{person.lastName}} {{person.firstName}}', weight: 1 }],
 *   },
 * };
 * const tlh = fakerLexicon('tlh', definitions);
 * tlh.words('last_name'); // => ['Duras', 'Mogh']
 * const request = { rows: 1, locale: 'tlh', fields: [{ name: 'n', type: 'name' }] } as const;
 * const table = generate(request, { extensions: [{ lexicons: [tlh] }] });
 * /^(Duras|Mogh) [A-Z]/.test(String([...table.rows()][0]?.n)); // => true
 */
export function fakerLexicon(
  locale: string,
  source: FakerDefinitions | { readonly rawDefinitions: FakerDefinitions },
  { filledIn, ascii, places }: FakerLexiconOptions = {},
): Lexicon {
  const raw = 'rawDefinitions' in source ? source.rawDefinitions : source;
  const { lists, ...rules } = wordsOfFaker(raw, filledIn);
  if (Object.keys(lists).length === 0)
    throw new Error(`no table for the locale ${locale} has words`);
  const lexicon = plainLexicon(locale, lists, places);
  if (ascii === undefined) checkLetters(lists, lexicon);
  return { ...lexicon, ...rules, ...(ascii && { ascii }) };
}

function checkLetters(
  lists: Readonly<Partial<Record<WordList, readonly string[]>>>,
  { locale, ascii }: Lexicon,
): void {
  for (const words of new Set(Object.values(lists))) {
    for (const word of words) {
      const lost = word.match(LETTER)?.find((letter) => ascii(letter) === '');
      if (lost !== undefined) {
        const remedy = 'pass the option ascii, such as the function of the package any-ascii';
        throw new Error(
          `"${word}" of the locale ${locale} has no ASCII form for ${lost}: ${remedy}`,
        );
      }
    }
  }
}

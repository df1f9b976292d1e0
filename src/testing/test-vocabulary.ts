import { type Vocabulary, WORD_LISTS, type WordList } from '../domain/lexicon/lexicon.js';
import { plainLexicon, plainVocabulary } from '../domain/lexicon/plain-lexicon.js';
import { plainPlaces } from '../domain/places/plain-places.js';

/** Words with characters that formats escape: quotes, a comma, a backslash, a space, letters beyond ASCII. */
const WORDS: readonly string[] = [
  'Ada',
  "O'Neil",
  'Grace',
  'Zoë',
  'Łucja',
  'Ana "Nita" María',
  'Hedy, née K.',
  'Em\\my',
];

/** Lists that translate the English ones, which are built in. */
const TRANSLATIONS: ReadonlySet<WordList> = new Set([
  ...(['month', 'weekday', 'gender', 'status', 'likert', 'department', 'industry'] as const),
  ...(['job_title_female', 'job_title_male', 'product_category', 'product'] as const),
  ...(['product_line', 'page', 'file'] as const),
]);

const COUNTRY = {
  alpha2: 'GB',
  alpha3: 'GBR',
  numeric: '826',
  name: 'United Kingdom',
  continent: 'Europe' as const,
  language: 'en',
  languageName: 'English',
  nationality: 'British',
  currency: 'GBP',
  postalLetters: 'ABDEFGHJLNPQRSTUWXYZ',
  postalCodes: { prefixes: ['BA', 'YO'], rest: '# #@@' },
};

const places = plainPlaces(
  ['Bath', 'York', "King's Lynn"].map((name, i) => ({
    name,
    population: 100_000 - i,
    latitude: 51 + i,
    longitude: -2 + i,
    timezone: 'Europe/London',
    region: { code: `R${i}`, name: `Region of ${name}` },
    country: COUNTRY,
  })),
);

/** Returns a few English words and places, enough for a row of every field type of the package, in new lists. */
export function freshVocabulary(): Vocabulary {
  const words = Object.freeze([...WORDS]);
  const lists = Object.fromEntries(
    WORD_LISTS.filter((list) => !TRANSLATIONS.has(list)).map((list) => [list, words]),
  );
  return plainVocabulary([plainLexicon('en', lists, places)]);
}

/** The words of laws without a vocabulary in their options. */
export const testVocabulary = freshVocabulary();

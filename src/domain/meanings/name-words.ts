import { joinedForeign, translated } from './foreign-words.js';
import { joinedInSchemas, writtenWords } from './name-hints.js';

const SAME_IN_PLURAL = ['news', 'series', 'species'];
const PLACE_WORDS = [
  'city',
  'zip',
  'postal',
  'postcode',
  'zipcode',
  'country',
  'street',
  'address',
];

const MOST_KNOWN = 10_000;

/** A function of names that keeps its latest results, because a name is asked for many times. */
function kept(make: (name: string) => readonly string[]): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (name) => {
    const found = known.get(name) ?? make(name);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, found);
    return found;
  };
}

/** The words of a name in their order, with joined ones split. */
export const allWords = kept((name) => writtenWords(name).flatMap(partsOf));

/** A word, or the words that it consists of. Names share few words, so that each is split once. */
const partsOf = kept((word) => {
  const joined = joinedInSchemas(word);
  const parts = joined.length > 0 ? joined : joinedForeign(word);
  return parts.length > 0 ? parts : [word];
});

/** The words of a column's name in English, without numbers at the end: `address_line_2` is address. */
export const wordsOf = kept((name) => {
  const words = allWords(name);
  let end = words.length;
  while (end > 1 && /^(?:\d+|line)$/.test(words[end - 1] ?? '')) end--;
  const named = words.slice(0, end);
  return translated(named) ?? named;
});

/** Nouns in `us`, whose plurals in `uses` are no plurals of nouns in `use` such as house. */
const LATIN = ['status', 'bonus', 'campus', 'virus', 'bus', 'surplus', 'census', 'focus', 'radius'];

/** An English word in the singular: `cities` is city, `addresses` is address, `status` stays. */
export function singular(word: string): string {
  if (word === 'people') return 'person';
  if (SAME_IN_PLURAL.includes(word)) return word;
  if (word.endsWith('es') && LATIN.includes(word.slice(0, -2))) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/quizzes$/.test(word)) return word.slice(0, -3);
  if (/(?:ss|sh|ch|x|tz|zz)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '');
}

/** The name of a table without its schema. */
export function bareName(table: string): string {
  return table.slice(table.lastIndexOf('.') + 1);
}

/** The words of a table's name in English, the last one in the singular: `sales.order_items` has order and item. */
export const tableWords = kept((table) => {
  const words = allWords(bareName(table));
  const single = words.map((word, i) => (i === words.length - 1 ? singular(word) : word));
  return translated(single) ?? single;
});

/** Words before and after `address` that make it none of a place. */
const NO_PLACES = ['id', 'ip', 'email', 'mail', 'mac', 'wallet', 'web', 'uuid', 'count'];

/** Whether the words of a column's name say that it shows a part of a place. A key of an address shows none. */
export function namesPlace(words: readonly string[]): boolean {
  const isOther = words.some((word) => NO_PLACES.includes(word));
  return !isOther && words.some((word) => PLACE_WORDS.includes(word));
}

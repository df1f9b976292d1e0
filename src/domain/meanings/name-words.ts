import { translated } from './foreign-words.js';
import { joinedWords, writtenWords } from './name-hints.js';

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

/** The words of the latest names, because a name is asked for many times. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 10_000;

/** The words of a name in their order, with joined ones split. */
export function allWords(name: string): readonly string[] {
  const found = known.get(name) ?? splitWords(name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, found);
  return found;
}

function splitWords(name: string): readonly string[] {
  return writtenWords(name).flatMap((word) => {
    const joined = joinedWords(word);
    return joined.length > 0 ? joined : [word];
  });
}

/** The words of a column's name in English, without numbers at the end: `address_line_2` is address. */
export function wordsOf(name: string): readonly string[] {
  const words = allWords(name);
  let end = words.length;
  while (end > 1 && /^(?:\d+|line)$/.test(words[end - 1] ?? '')) end--;
  const named = words.slice(0, end);
  return translated(named) ?? named;
}

/** An English word in the singular: `cities` is city, `addresses` is address, `status` stays. */
export function singular(word: string): string {
  if (word === 'people') return 'person';
  if (SAME_IN_PLURAL.includes(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '');
}

/** The name of a table without its schema. */
export function bareName(table: string): string {
  return table.slice(table.lastIndexOf('.') + 1);
}

/** The words of a table's name in English, the last one in the singular: `sales.order_items` has order and item. */
export function tableWords(table: string): readonly string[] {
  const words = allWords(bareName(table));
  const single = words.map((word, i) => (i === words.length - 1 ? singular(word) : word));
  return translated(single) ?? single;
}

/** Whether the words of a column's name say that it shows a part of a place. */
export function namesPlace(words: readonly string[]): boolean {
  return words.some((word) => PLACE_WORDS.includes(word));
}

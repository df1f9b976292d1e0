import { nth } from '../../basics/nth.js';

/** Pairs of words for false and true, in lower case. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['false', 'true'],
  ['no', 'yes'],
  ['n', 'y'],
  ['f', 't'],
  ['0', '1'],
  ['off', 'on'],
  ['nein', 'ja'],
  ['falsch', 'wahr'],
  ['non', 'oui'],
  ['faux', 'vrai'],
  ['no', 'si'],
  ['no', 'sí'],
  ['falso', 'verdadero'],
  ['falso', 'vero'],
  ['não', 'sim'],
  ['nie', 'tak'],
  ['nee', 'ja'],
  ['нет', 'да'],
  ['否', '是'],
];

/** Words for true in columns where false is an empty cell. 1 and t are missing, because they are ambiguous alone. */
const LONE = new Set(['true', 'yes', 'y', 'x', 'wahr', 'oui', 'on', '✓', '✔']);
const ALL = new Set(PAIRS.flat());

export function isTruthWord(text: string): boolean {
  return ALL.has(text.toLowerCase());
}

/** Whether the different values of a column are words for true and false of one language. */
export function areTruthWords(values: readonly string[]): boolean {
  const words = [...new Set(values.map((value) => value.toLowerCase()))];
  if (words.length === 1) return LONE.has(nth(words, 0));
  return words.length === 2 && PAIRS.some((pair) => words.every((word) => pair.includes(word)));
}

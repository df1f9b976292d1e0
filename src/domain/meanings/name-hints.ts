import { JOINED_IN_SCHEMAS } from './joined-words.js';

const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** Letters that are no letters with accents. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', Ł: 'L', ł: 'l', Ø: 'O', ø: 'o' };

/** Words that names of columns join without a mark between them, as in CONTACTLASTNAME. */
const JOINED = [
  ...['first', 'middle', 'last', 'given', 'full', 'family', 'name', 'user', 'login', 'nick'],
  ...['person', 'contact', 'customer', 'client', 'employee', 'owner', 'manager', 'author'],
  ...['player', 'patient', 'student', 'teacher', 'passenger', 'member', 'guest', 'emergency'],
  ...['birth', 'date', 'day', 'phone', 'mobile', 'number', 'email', 'mail', 'address', 'line'],
  ...['street', 'city', 'state', 'country', 'zip', 'postal', 'code', 'company', 'product'],
  ...['order', 'account', 'id', 'legacy', 'external', 'tenant', 'session'],
];

/** Words by their places in a list: the first one of several that end at the same letter counts. */
type WordPlaces = ReadonlyMap<string, number>;

export function wordPlaces(words: readonly string[]): WordPlaces {
  return new Map([...new Set(words)].map((word, i) => [word, i]));
}

const IN_SAMPLES = wordPlaces(JOINED);
const IN_SCHEMAS = wordPlaces([...JOINED, ...JOINED_IN_SCHEMAS]);

/** Characters of a word. Longer ones are not split, so that the time is bounded. */
const LONGEST = 60;

/** The words of a name in their order, in lower case and without accents: `billingCity_2` has billing, city and 2. */
export function writtenWords(name: string): readonly string[] {
  const spelled = name.replace(/[ßŁłØø]/g, (letter) => PLAIN[letter] ?? '');
  const plain = spelled.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return (plain.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/**
 * The words of a column's name in lower case and without accents, with and without a final s: `billingCity_2` has billing, city and 2. A
 * word that consists of joined words has these too: `CONTACTLASTNAME` has contact, last and name.
 */
export function nameHints(name: string): ReadonlySet<string> {
  const written = writtenWords(name);
  const words = [...written, ...written.map((word) => word.replace(/s$/, ''))];
  return new Set([...words, ...words.flatMap(joinedWords)]);
}

/** The words of `JOINED` that make up a text, one after the other; an empty list if it contains anything else. */
function joinedWords(text: string): readonly string[] {
  return joinedOf(text, IN_SAMPLES);
}

/** The words that make up a word of a schema's name, as in `orgid`; an empty list if it contains anything else. */
export function joinedInSchemas(text: string): readonly string[] {
  return joinedOf(text, IN_SCHEMAS);
}

/** The words that make up a text, one after the other; an empty list if it contains anything else. */
export function joinedOf(text: string, words: WordPlaces): readonly string[] {
  if (text.length > LONGEST) return [];
  // By index in the text: the words up to it, if there are some that end there, and the place of the last one.
  const ways: (readonly string[] | undefined)[] = [[]];
  const places: number[] = [];
  for (let start = 0; start < text.length; start++) {
    const way = ways[start];
    if (way === undefined) continue;
    for (let end = start + 1; end <= text.length; end++) {
      const word = text.slice(start, end);
      const place = words.get(word);
      if (place === undefined || place >= (places[end] ?? Number.POSITIVE_INFINITY)) continue;
      ways[end] = [...way, word];
      places[end] = place;
    }
  }
  return ways[text.length] ?? [];
}

export function hasHint(hints: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.some((word) => hints.has(word));
}

/** What follows these words says more about the thing, and not what the values are. */
const PREPOSITIONS = ['of', 'for', 'by', 'at', 'in', 'on', 'from', 'to', 'per', 'des', 'der', 'de'];

const NONE: ReadonlySet<string> = new Set();

/**
 * The words that say what the values are: `Patient ID at admission (old)` has patient and id. Joined words are separated,
 * except for those that `whole` has.
 */
export function nounsOf(name: string, whole: ReadonlySet<string> = NONE): readonly string[] {
  const bracket = name.search(/[([]/);
  const outside = bracket < 0 ? name : name.slice(0, bracket);
  const all = writtenWords(outside.trim() === '' ? name : outside).flatMap((word) => {
    const joined = whole.has(word) ? [] : joinedWords(word);
    return joined.length === 0 ? [word] : joined;
  });
  const words = all.filter((word) => !/^\d+$/.test(word));
  const end = words.findIndex((word, i) => i > 0 && PREPOSITIONS.includes(word));
  return end < 0 ? words : words.slice(0, end);
}

/** Words that say that a column names something, after the word for it: `company_name`. */
const NAMING = ['name', 'names', 'title', 'full'];

/** Whether the noun of a column's name is one of these words, in the singular or plural, perhaps with `name` after it. */
export function isNamedAfter(name: string, words: readonly string[]): boolean {
  const nouns = nounsOf(name);
  const noun = nouns.findLast((word) => !NAMING.includes(word)) ?? '';
  return words.includes(noun) || words.includes(noun.replace(/s$/, ''));
}

import { appendTo } from '../basics/append-to.js';
import { oncePer } from '../basics/once-per.js';
import { MEANINGS } from './entries/index.js';
import type { Meaning } from './meaning.js';
import { allWords, singular } from './name-words.js';
import { separated } from './separated.js';
import { NEUTRAL_HEADS, QUALIFIERS, SHORT_NUMBERS } from './word-classes.js';

/** The words of a column's name and of its table's. */
export interface NameWords {
  /** With the numbers at its end, as in `line2`. */
  readonly written: readonly string[];
  readonly column: readonly string[];
  readonly table: readonly string[];
  /** The names of the columns of the table, as words with spaces between them. Default: none. */
  readonly columns?: { has(name: string): boolean };
  /** Words of the shortest phrase that is looked up. Default: 1. */
  readonly least?: number;
  /** Meanings of requests and extensions, which come before those of this package. Default: none. */
  readonly meanings?: readonly Meaning[];
}

/** A meaning, and how far the name says so. */
export interface FoundMeaning {
  readonly meaning: Meaning;
  /** The words of the phrase. */
  readonly length: number;
  /** The thing that the meaning is limited to; missing if the phrase means the same everywhere. */
  readonly thing?: string;
}

/** Words of the longest phrase that is looked up. */
const LONGEST = 4;
/** What these phrases mean belongs to the word before them: the name of a manager is none of the table's. */
const OWNED: ReadonlySet<string> = new Set([
  ...['name', 'title', 'label', 'type', 'kind', 'code', 'category', 'number', 'class', 'group'],
  'unit',
]);
/** What belongs to the table's last noun alone: names of `track_domains` are none of tracks, nor is their type. */
const OF_HEAD: ReadonlySet<string> = new Set(['name', 'title', 'label', 'type', 'kind']);
/** Letters of the shortest beginning of a noun that stands for it: `cou_name` of countries. */
const SHORTEST = 3;

/** The meanings by their phrases, and by the things that they are limited to. */
interface Entry {
  readonly meaning: Meaning;
  readonly things: ReadonlySet<string> | undefined;
  readonly beside: readonly string[] | undefined;
}

const NONE: readonly Meaning[] = [];

/** The entries of a list by their phrases. */
const entriesOf = oncePer((meanings: readonly Meaning[]): ReadonlyMap<string, readonly Entry[]> => {
  const found = new Map<string, Entry[]>();
  for (const meaning of meanings) {
    const { of, beside } = meaning;
    const entry = {
      meaning,
      things: of === undefined ? undefined : new Set(separated(of)),
      beside: beside === undefined ? undefined : separated(beside),
    };
    for (const phrase of separated(meaning.names)) {
      appendTo(found, phraseOf(allWords(phrase)), entry);
    }
  }
  return found;
});

/** Words as they are looked up: the last one in the singular, and a number written out. */
function phraseOf(words: readonly string[]): string {
  const noun = singular(words.at(-1) ?? '');
  const last = SHORT_NUMBERS.includes(noun) ? 'number' : noun;
  return [...words.slice(0, -1), last].join(' ');
}

/**
 * The meaning of the longest phrase at the end of a name, among those that `suits` accepts and whose neighbours are there.
 * What the words before the phrase name decides first, then the table, whose last word comes first: `order_items` are items.
 */
export function findMeaning(
  words: NameWords,
  suits: (meaning: Meaning) => boolean,
): FoundMeaning | undefined {
  const { meanings = NONE } = words;
  return foundIn(meanings.length === 0 ? [MEANINGS] : [meanings, MEANINGS], words, suits);
}

/** As `findMeaning`, among the meanings of requests and extensions alone. */
export function findOwnMeaning(
  words: NameWords,
  suits: (meaning: Meaning) => boolean,
): FoundMeaning | undefined {
  const { meanings = NONE } = words;
  return meanings.length === 0 ? undefined : foundIn([meanings], words, suits);
}

type Lists = readonly (readonly Meaning[])[];

function foundIn(
  lists: Lists,
  words: NameWords,
  suits: (meaning: Meaning) => boolean,
): FoundMeaning | undefined {
  const { written, column } = words;
  const isNumbered = written.length > column.length;
  const numbered = isNumbered ? longestOf(lists, { ...words, column: written }, suits) : undefined;
  return numbered ?? longestOf(lists, words, suits);
}

function longestOf(
  lists: Lists,
  { column, table, columns, least = 1 }: NameWords,
  suits: (meaning: Meaning) => boolean,
): FoundMeaning | undefined {
  for (let length = Math.min(LONGEST, column.length); length >= least; length--) {
    const phrase = phraseOf(column.slice(-length));
    const all = lists.flatMap((list) => entriesOf(list).get(phrase) ?? []);
    const entries = all.filter(({ meaning, beside }) => {
      const isThere = beside === undefined || beside.some((name) => columns?.has(name));
      return isThere && suits(meaning);
    });
    if (entries.length === 0) continue;
    const near = entries.filter(({ beside }) => beside !== undefined);
    const found = firstOf([...near, ...entries], thingsOf(column.slice(0, -length), phrase, table));
    if (found !== undefined) return { ...found, length };
  }
  return undefined;
}

/** The things that a phrase may describe, the nearest one first. */
function thingsOf(
  before: readonly string[],
  phrase: string,
  table: readonly string[],
): readonly string[] {
  const own = compounds(before.toReversed().map(singular));
  const head = headOf(table);
  const isOwned = OWNED.has(phrase) && !before.every((word) => namesRow(singular(word), head));
  if (isOwned) return own;
  const words = table.toReversed();
  return [...own, ...compounds(words, OF_HEAD.has(phrase) ? head.length : words.length)];
}

/** Whether a word before a noun leaves it a noun of the table's row: it is the row's, or says little. */
export function namesRow(word: string, head: readonly string[]): boolean {
  const isShort = word.length >= SHORTEST && head.some((noun) => noun.startsWith(word));
  return isShort || head.includes(word) || QUALIFIERS.has(word);
}

/** The first of these words, which are reversed, each after the compound that it ends: a `mailing list` and a list. */
function compounds(reversed: readonly string[], count = reversed.length): readonly string[] {
  return reversed.slice(0, count).flatMap((word, i) => {
    const before = reversed[i + 1];
    return before === undefined ? [word] : [`${before} ${word}`, word];
  });
}

/** The last noun of a table's name, with the words around it that say little: `user_profiles` are users. */
export function headOf(table: readonly string[]): readonly string[] {
  const words = table.toReversed();
  const at = words.findIndex((word) => !NEUTRAL_HEADS.has(word));
  return at < 0 ? words : words.slice(0, at + 1);
}

function firstOf(
  entries: readonly Entry[],
  things: readonly string[],
): Omit<FoundMeaning, 'length'> | undefined {
  for (const thing of things) {
    const found = entries.find((entry) => entry.things?.has(thing));
    if (found !== undefined) return { meaning: found.meaning, thing };
  }
  const open = entries.find((entry) => entry.things === undefined);
  return open && { meaning: open.meaning };
}

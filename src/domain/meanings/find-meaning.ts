import { appendTo } from '../basics/append-to.js';
import { MEANINGS } from './entries/index.js';
import type { Meaning } from './meaning.js';
import { allWords, singular } from './name-words.js';

/** The words of a column's name and of its table's. */
export interface NameWords {
  /** With the numbers at its end, as in `line2`. */
  readonly written: readonly string[];
  readonly column: readonly string[];
  readonly table: readonly string[];
}

/** A meaning, and the number of words of the name that say so. */
export interface FoundMeaning {
  readonly meaning: Meaning;
  readonly length: number;
}

/** Words of the longest phrase that is looked up. */
const LONGEST = 4;
/** A name or a title belongs to what the word before it says: the name of a manager is none of the table's. */
const OWNED = ['name', 'title'];

/** The meanings by their phrases, and by the things that they are limited to. */
interface Entry {
  readonly meaning: Meaning;
  readonly things: ReadonlySet<string> | undefined;
}

const separated = (text: string): readonly string[] => text.split(', ');

const BY_PHRASE = new Map<string, Entry[]>();
for (const meaning of MEANINGS) {
  const things = meaning.of === undefined ? undefined : new Set(separated(meaning.of));
  for (const phrase of separated(meaning.names)) {
    appendTo(BY_PHRASE, phraseOf(allWords(phrase)), { meaning, things });
  }
}

/** Words as they are looked up: the last one in the singular. */
function phraseOf(words: readonly string[]): string {
  return words.map((word, i) => (i === words.length - 1 ? singular(word) : word)).join(' ');
}

/**
 * The meaning of the longest phrase at the end of a name, among those that `suits` accepts. What the words before the
 * phrase name decides first, then the table, whose last word comes first: `order_items` are items.
 */
export function findMeaning(
  { written, column, table }: NameWords,
  suits: (meaning: Meaning) => boolean,
): FoundMeaning | undefined {
  const numbered = written.length > column.length ? longestOf(written, table, suits) : undefined;
  return numbered ?? longestOf(column, table, suits);
}

function longestOf(
  column: readonly string[],
  table: readonly string[],
  suits: (meaning: Meaning) => boolean,
): FoundMeaning | undefined {
  for (let length = Math.min(LONGEST, column.length); length > 0; length--) {
    const before = column.slice(0, -length);
    const phrase = phraseOf(column.slice(-length));
    const entries = BY_PHRASE.get(phrase) ?? [];
    const isOwned = before.length > 0 && OWNED.includes(phrase);
    const owners = isOwned ? [] : table.toReversed();
    const things = [...before.toReversed(), ...owners].map(singular);
    const entry = firstOf(
      entries.filter(({ meaning }) => suits(meaning)),
      things,
    );
    if (entry !== undefined) return { meaning: entry.meaning, length };
  }
  return undefined;
}

function firstOf(entries: readonly Entry[], things: readonly string[]): Entry | undefined {
  for (const thing of things) {
    const found = entries.find((entry) => entry.things?.has(thing));
    if (found !== undefined) return found;
  }
  return entries.find((entry) => entry.things === undefined);
}

import type { CatalogueEntry } from './catalogue.js';

/** Words that describe no value. */
const EMPTY_WORDS = new Set(
  'a an and are as at by for from in is it its of on or over per that the their this to which with'.split(
    ' ',
  ),
);

/** An entry with the words by which it is found. */
interface SearchedEntry {
  readonly entry: CatalogueEntry;
  /** The name of the type and its synonyms. */
  readonly names: ReadonlySet<string>;
  readonly words: readonly string[];
  readonly category: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
}

/** What the name of a type, or a synonym, shares with a text: more than all the words of its description. */
const IN_A_NAME = 1000;

/**
 * The types that a text of several words describes, the best first. A type whose names have more of the words comes before
 * one whose names have fewer; then those follow of whose category or description they are. Only whole words count, their
 * other forms, and beginnings of names: `zip` is not found in a word that has it inside.
 */
export function searchCatalogue(
  entries: readonly CatalogueEntry[],
  text: string,
): readonly CatalogueEntry[] {
  const asked = wordsOf(text);
  const phrase = asked.join('_');
  const words = asked.filter((word) => !EMPTY_WORDS.has(word));
  const scored = entries.map(searched).map((entry) => ({
    entry: entry.entry,
    score: words.reduce(
      (sum, word) => sum + scoreOf(entry, word),
      entry.names.has(phrase) ? 2 * IN_A_NAME : 0,
    ),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function searched(entry: CatalogueEntry): SearchedEntry {
  const { type, synonyms, category, description } = entry;
  const names = new Set([type, ...synonyms]);
  return {
    entry,
    names,
    words: [...names].flatMap(wordsOf),
    category: new Set(wordsOf(category).map(stem)),
    description: new Set(wordsOf(description).map(stem)),
  };
}

function scoreOf({ names, words, category, description }: SearchedEntry, word: string): number {
  if (names.has(word)) return IN_A_NAME + 60;
  if (words.includes(word)) return IN_A_NAME + 40;
  const root = stem(word);
  if (words.some((own) => stem(own) === root)) return IN_A_NAME + 20;
  if (words.some((own) => own.startsWith(word))) return IN_A_NAME;
  if (category.has(root)) return 20;
  return description.has(root) ? 10 : 0;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** The shortest word whose ending is left out. */
const SHORTEST_STEM = 3;

/** A word without the endings that its other forms have: `changes` and `change` are the same word. */
function stem(word: string): string {
  const without = word.replace(/(?:ing|e?s|ed?)$/, '');
  return without.length < SHORTEST_STEM ? word : without;
}

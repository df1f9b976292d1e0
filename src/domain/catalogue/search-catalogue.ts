import type { CatalogueEntry } from './catalogue.js';

type Describes = (entry: CatalogueEntry, word: string) => boolean;

/** How well a word describes a type, from best to worst. Each way weighs more than all those after it. */
const WAYS: readonly (readonly [weight: number, Describes])[] = [
  [1024, ({ type, synonyms }, word) => type === word || synonyms.includes(word)],
  [256, ({ type, synonyms }, word) => [type, ...synonyms].some((name) => name.startsWith(word))],
  [64, ({ type, synonyms }, word) => [type, ...synonyms].some((name) => name.includes(word))],
  [16, ({ category }, word) => category.includes(word)],
  [4, ({ description }, word) => description.toLowerCase().includes(word)],
];

/**
 * The types that a text of several words describes, the best first: by name, synonym, category or description. A type of
 * which only some words hold comes after those of which all do.
 */
export function searchCatalogue(
  entries: readonly CatalogueEntry[],
  text: string,
): readonly CatalogueEntry[] {
  const words = [...new Set([text, ...text.split(/[\s,]+/)])]
    .map((word) =>
      word
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
    )
    .filter((word) => word !== '');
  return entries
    .map((entry) => ({ entry, score: words.reduce((sum, word) => sum + scoreOf(entry, word), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function scoreOf(entry: CatalogueEntry, word: string): number {
  return WAYS.find(([, describes]) => describes(entry, word))?.[0] ?? 0;
}

import type { Vocabulary, WordList } from '../lexicon/lexicon.js';
import type { PlaceList } from '../places/places.js';
import type { FieldType } from './field-type.js';

/** Returns whether a locale has all the words and places that a type draws from. */
export function coversType(
  vocabulary: Vocabulary,
  locale: string,
  type: FieldType,
  constraints: Readonly<Record<string, unknown>> = {},
): boolean {
  if (type.coversLocale?.(locale, constraints) === false) return false;
  const { locales } = type;
  // The words of a language serve all its countries.
  const speaks = locales?.some((known) => locale === known || locale.startsWith(`${known}_`));
  if (speaks === false) return false;
  return listsOf(type, constraints).every((list) => vocabulary.covers(locale, list));
}

/** Returns the lists of words and places that a type draws from under its constraints. */
export function listsOf(
  type: FieldType,
  constraints: Readonly<Record<string, unknown>>,
): readonly (WordList | PlaceList)[] {
  const { wordLists = [], placeLists = [] } = type;
  return [...wordLists, ...placeLists, ...(type.moreWordLists?.(constraints) ?? [])];
}

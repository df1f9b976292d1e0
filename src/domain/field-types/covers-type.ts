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
  if (!speaksType(vocabulary, locale, type)) return false;
  return listsOf(type, constraints).every((list) => vocabulary.covers(locale, list));
}

/** Returns whether the built-in lists of a type are in the language of a locale, or translated into it. */
function speaksType(
  vocabulary: Vocabulary,
  locale: string,
  { locales, translations = [] }: FieldType,
): boolean {
  if (locales === undefined) return true;
  // The words of a language serve all its countries.
  if (locales.some((known) => locale === known || locale.startsWith(`${known}_`))) return true;
  return translations.length > 0 && translations.every((list) => vocabulary.covers(locale, list));
}

/** Returns the lists of words and places that a type draws from under its constraints. */
export function listsOf(
  type: FieldType,
  constraints: Readonly<Record<string, unknown>>,
): readonly (WordList | PlaceList)[] {
  const { wordLists = [], placeLists = [] } = type;
  return [...wordLists, ...placeLists, ...(type.moreWordLists?.(constraints) ?? [])];
}

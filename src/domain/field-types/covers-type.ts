import type { Vocabulary } from '../lexicon/lexicon.js';
import type { FieldType } from './field-type.js';

/** Whether a locale has all the words and places that a type draws from. */
export function coversType(
  vocabulary: Vocabulary,
  locale: string,
  type: FieldType,
  constraints: Readonly<Record<string, unknown>> = {},
): boolean {
  if (type.coversLocale?.(locale, constraints) === false) return false;
  const { wordLists = [], placeLists = [], locales } = type;
  // The words of a language serve in all its countries.
  const speaks = locales?.some((known) => locale === known || locale.startsWith(`${known}_`));
  if (speaks === false) return false;
  const lists = [...wordLists, ...placeLists, ...(type.moreWordLists?.(constraints) ?? [])];
  return lists.every((list) => vocabulary.covers(locale, list));
}

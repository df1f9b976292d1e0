import type { Vocabulary } from '../lexicon/lexicon.js';
import type { FieldType } from './field-type.js';

/** Whether a locale has all the lists that a type draws from. */
export function coversType(
  vocabulary: Vocabulary,
  locale: string,
  { wordLists = [], locales }: FieldType,
): boolean {
  // The words of a language serve in all its countries.
  const speaks = locales?.some((known) => locale === known || locale.startsWith(`${known}_`));
  if (speaks === false) return false;
  return wordLists.every((list) => vocabulary.covers(locale, list));
}

import type { Vocabulary } from '../lexicon/lexicon.js';
import type { FieldType } from './field-type.js';

/** Whether a locale has all the lists that a type draws from. */
export function coversType(
  vocabulary: Vocabulary,
  locale: string,
  { wordLists = [] }: FieldType,
): boolean {
  return wordLists.every((list) => vocabulary.covers(locale, list));
}

import type { FoundMeaning, NameWords } from './find-meaning.js';
import { CONFIDENCE, type Guess, guesses } from './guess.js';
import type { PlainField } from './plain-field.js';

/** The fields of a meaning, with the phrase that says it and the thing that it describes. */
export function meantGuesses(
  fields: readonly PlainField[],
  { length, thing }: FoundMeaning,
  { column }: NameWords,
): readonly Guess[] {
  const phrase = column.slice(-length).join(' ');
  const isWhole = thing !== undefined || length === column.length;
  const because = thing === undefined ? phrase : `${phrase} of ${thing}`;
  return guesses(fields, isWhole ? CONFIDENCE.whole : CONFIDENCE.end, because);
}

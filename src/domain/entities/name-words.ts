import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import type { Gender } from './person.js';
import { joinedLists } from './word-forms.js';

type Kind = 'first_name' | 'last_name' | 'name_prefix';

/** The words of a locale for people of one gender, by default of both. */
export function nameWords(lexicon: Lexicon, kind: Kind, gender?: Gender): readonly string[] {
  if (gender !== undefined) return requiredWords(lexicon, `${kind}_${gender}`);
  return joinedLists(
    requiredWords(lexicon, `${kind}_female`),
    requiredWords(lexicon, `${kind}_male`),
  );
}

/** The word lists of a full name. */
export const NAME_LISTS = [
  'first_name_female',
  'first_name_male',
  'last_name_female',
  'last_name_male',
] as const;

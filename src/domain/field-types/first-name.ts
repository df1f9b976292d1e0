import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { nameWords } from '../entities/name-words.js';
import type { Gender } from '../entities/person.js';
import { distinctWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';
import { genderConstraint } from './gender-constraint.js';

/** The different names of a gender, or of both. */
function countedNames(gender: Gender | undefined, lexicon: Lexicon): readonly string[] {
  return distinctWords(nameWords(lexicon, 'first_name', gender));
}

export const firstName = fieldType({
  name: 'first_name',
  synonyms: ['given_name', 'forename'],
  category: 'person',
  description:
    'Given name of a person; in tables that show an age or a birth date of the person, a name of those years in English, French and Brazilian Portuguese.',
  constraints: { gender: genderConstraint },
  facet: { entity: 'person', words: ['first_name', 'given_name', 'forename'] },
  wordLists: ['first_name_female', 'first_name_male'],
  capacity: ({ gender }, lexicon) => countedNames(gender, lexicon).length,
  plan: ({ gender }, context) => {
    if (context.unique) {
      const names = countedNames(gender, context.lexicon);
      const { indices, steps } = drawnIndices(context, names.length);
      return textColumn(steps, words(names, indices));
    }
    const { steps, ...first } = context.entities.person(context.link, gender).firstName;
    return textColumn(steps, words(first.words, first.indices));
  },
});

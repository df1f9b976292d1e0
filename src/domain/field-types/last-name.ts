import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { nameWords } from '../entities/name-words.js';
import { distinctWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';

function countedNames(lexicon: Lexicon): readonly string[] {
  return distinctWords(nameWords(lexicon, 'last_name'));
}

export const lastName = fieldType({
  name: 'last_name',
  synonyms: ['surname', 'family_name'],
  category: 'person',
  description: 'Family name of a person.',
  constraints: {},
  facet: { entity: 'person', words: ['last_name', 'family_name', 'surname'] },
  wordLists: ['last_name_female', 'last_name_male'],
  capacity: (_, lexicon) => countedNames(lexicon).length,
  plan: (_, context) => {
    if (context.unique) {
      const names = countedNames(context.lexicon);
      const { indices, steps } = drawnIndices(context, names.length);
      return textColumn(steps, words(names, indices));
    }
    const { steps, ...last } = context.entities.person(context.link).lastName;
    return textColumn(steps, words(last.words, last.indices), words(last.tails, last.tailIndices));
  },
});

import { productIndices, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';
import { ofPlace, placeCountry, placeOf } from './place-country.js';

/** Returns the lists that a unique column combines into streets. */
export function streetWords(lexicon: Lexicon): readonly [readonly string[], readonly string[]] {
  return [
    plainWords(requiredWords(lexicon, 'last_name')),
    plainWords(requiredWords(lexicon, 'street_suffix')),
  ];
}

export const streetName = fieldType({
  name: 'street_name',
  synonyms: ['street', 'road'],
  category: 'place',
  description: 'Fictitious street; agrees with the address.',
  constraints: { country: placeCountry },
  facet: { entity: 'place', words: ['street_name', 'street'] },
  wordLists: ['last_name', 'street_suffix'],
  ...ofPlace,
  capacity: (_, lexicon) => streetWords(lexicon).reduce((n, list) => n * list.length, 1),
  plan: ({ country }, context) => {
    if (!context.unique) {
      const { name, suffix } = placeOf(context, country).street;
      const cell = [words(name.words, name.indices), words(suffix.words, suffix.indices)] as const;
      return textColumn([...name.steps, ...suffix.steps], cell[0], literal(' '), cell[1]);
    }
    const [names, suffixes] = streetWords(context.lexicon);
    const n = names.length * suffixes.length;
    const elements = uniqueNumbers(context, { min: 0, step: 1, n });
    const { indices, steps } = productIndices(elements, [names.length, suffixes.length]);
    const [name, suffix] = indices as [IndexVector, IndexVector];
    return textColumn(steps, words(names, name), literal(' '), words(suffixes, suffix));
  },
});

import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';

export const country = fieldType({
  name: 'country',
  category: 'place',
  description: 'Country name.',
  constraints: {},
  facet: { entity: 'place', words: ['country_name', 'country'] },
  wordLists: ['country'],
  capacity: (_, lexicon) => requiredWords(lexicon, 'country').length,
  plan: (_, context) => {
    const countries = requiredWords(context.lexicon, 'country');
    const { indices, steps } = context.unique
      ? drawnIndices(context, countries.length)
      : context.entities.place(context.link).country;
    return textColumn(steps, words(countries, indices));
  },
});

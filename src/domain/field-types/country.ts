import { drawnIndices } from '../columns/drawn.js';
import { wordTable } from '../columns/words.js';
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
    const countries = context.words('country');
    const { indices, steps } = context.unique
      ? drawnIndices(context, countries.length)
      : context.entities.place(context.link).country;
    return {
      type: { kind: 'text' },
      steps,
      cell: [{ kind: 'words', table: wordTable(countries), indices }],
    };
  },
});

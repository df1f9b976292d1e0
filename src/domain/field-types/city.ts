import { drawnIndices } from '../columns/drawn.js';
import { wordTable } from '../columns/words.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';

export const city = fieldType({
  name: 'city',
  category: 'place',
  description: 'City name.',
  constraints: {},
  facet: { entity: 'place', words: ['city_name', 'city', 'town'] },
  wordLists: ['city'],
  capacity: (_, lexicon) => requiredWords(lexicon, 'city').length,
  plan: (_, context) => {
    const cities = context.words('city');
    const { indices, steps } = context.unique
      ? drawnIndices(context, cities.length)
      : context.entities.place(context.link).city;
    return {
      type: { kind: 'text' },
      steps,
      cell: [{ kind: 'words', table: wordTable(cities), indices }],
    };
  },
});

import { countryWord } from './country-word.js';
import { fieldType } from './field-type.js';
import { countryWords } from './place-values.js';

export const nationality = fieldType({
  name: 'nationality',
  synonyms: ['citizenship', 'demonym'],
  category: 'person',
  description: 'Nationality as an English adjective; agrees with the country.',
  facet: { entity: 'place', words: ['nationality', 'citizenship'] },
  locales: ['en'],
  ...countryWord('nationality', (places) =>
    countryWords(places, 'nationality', (country) => country.nationality),
  ),
});

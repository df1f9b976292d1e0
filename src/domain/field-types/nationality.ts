import { countryWord } from './countries/country-word.js';
import { countryWords } from './countries/place-values.js';
import { fieldType } from './field-type.js';

export const nationality = fieldType({
  name: 'nationality',
  synonyms: ['citizenship', 'demonym'],
  category: 'person',
  description:
    'Nationality; agrees with the country. In English it is an adjective, in other languages the name of the country.',
  facet: { entity: 'place', words: ['nationality', 'citizenship'] },
  ...countryWord('nationality', (places) =>
    countryWords(places, 'nationality', (country) => country.nationality, 'country'),
  ),
});

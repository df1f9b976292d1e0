import { CONTINENTS } from '../places/gazetteer.js';
import { countryWord } from './countries/country-word.js';
import { countryWords } from './countries/place-values.js';
import { fieldType } from './field-type.js';

export const continent = fieldType({
  name: 'continent',
  category: 'place',
  description: 'Continent of the place; North and South America are separate.',
  facet: { entity: 'place', words: ['continent'] },
  ...countryWord(
    'continent',
    (places) => countryWords(places, 'continent', (country) => country.continent, 'continent'),
    `. The built-in values are ${CONTINENTS.join(', ')}`,
  ),
});

import { evenNumbers, placesOf, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { type IndexVector, NumberVector } from '../columns/vectors.js';
import { plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';

const HOUSE_NUMBERS = 9999;

function streetWords(lexicon: Lexicon): readonly [readonly string[], readonly string[]] {
  return [
    plainWords(requiredWords(lexicon, 'last_name')),
    plainWords(requiredWords(lexicon, 'street_suffix')),
  ];
}

function addressCount(lexicon: Lexicon): number {
  const [names, suffixes] = streetWords(lexicon);
  return HOUSE_NUMBERS * names.length * suffixes.length;
}

export const address = fieldType({
  name: 'address',
  category: 'place',
  description: 'Street address: house number and street.',
  constraints: {},
  facet: { entity: 'place', words: ['street_address', 'address'] },
  wordLists: ['last_name', 'street_suffix'],
  capacity: (_, lexicon) => addressCount(lexicon),
  plan: (_, context) => {
    const [names, suffixes] = streetWords(context.lexicon);
    const range = { min: 0, step: 1, n: addressCount(context.lexicon) };
    const elements = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(context.entities.place(context.link).key('address'), range);
    const sizes = [HOUSE_NUMBERS, names.length, suffixes.length];
    const { places, steps } = placesOf(elements, sizes);
    const [house, name, suffix] = places as [IndexVector, IndexVector, IndexVector];
    const houseNumber = new NumberVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) houseNumber.data[i] = 1 + (house.data[i] as number);
    };
    return textColumn(
      [...steps, { vectors: [houseNumber], fill }],
      whole(houseNumber, 1, HOUSE_NUMBERS),
      literal(' '),
      words(names, name),
      literal(' '),
      words(suffixes, suffix),
    );
  },
});

import { evenNumbers, placesOf, uniqueNumbers } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { fieldType } from './field-type.js';
import { US_AREA_CODES } from './us-area-codes.js';

const AREAS = Object.freeze(US_AREA_CODES.map((code) => `+1 ${code}-555-01`));

/** 555-0100 to 555-0199 are set aside for fiction in every area code (ATIS-0300048, NANPA). */
const LINES = Object.freeze(
  Array.from({ length: 100 }, (_, line) => String(line).padStart(2, '0')),
);

const NUMBERS = AREAS.length * LINES.length;

export const phone = fieldType({
  name: 'phone',
  category: 'person',
  description: 'Phone number from the range that is set aside for fiction, in international form.',
  constraints: {},
  facet: {
    entity: 'person',
    words: ['phone_number', 'telephone', 'phone', 'mobile', 'cell', 'tel'],
  },
  capacity: () => NUMBERS,
  plan: (_, context) => {
    const range = { min: 0, step: 1, n: NUMBERS };
    const person = context.entities.person(context.link);
    const numbers = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(person.key('phone'), range);
    const { places, steps } = placesOf(numbers, [LINES.length, AREAS.length]);
    const [line, area] = places as [IndexVector, IndexVector];
    return textColumn(steps, words(AREAS, area), words(LINES, line));
  },
});

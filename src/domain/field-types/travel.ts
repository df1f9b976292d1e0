import { drawnNumbers, productIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import type { IndexVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

const MOST_SEAT_ROWS = 80;
const LETTERS = Object.freeze([...'ABCDEF']);
const SEAT_ROWS = Object.freeze(Array.from({ length: MOST_SEAT_ROWS }, (_, i) => String(i + 1)));

export const seatNumber = fieldType({
  name: 'seat_number',
  synonyms: ['airline_seat', 'seat_assignment'],
  category: 'travel and vehicles',
  description: 'Seat in a plane, such as "14C".',
  constraints: {
    rows: withDefault(integer('the number of rows of seats', { min: 1, max: MOST_SEAT_ROWS }), 32),
  },
  capacity: ({ rows }) => rows * LETTERS.length,
  plan: ({ rows }, context) => {
    const elements = drawnNumbers(context, { min: 0, step: 1, n: rows * LETTERS.length });
    const { indices, steps } = productIndices(elements, [rows, LETTERS.length]);
    const [row, letter] = indices as [IndexVector, IndexVector];
    return textColumn(steps, words(SEAT_ROWS, row), words(LETTERS, letter));
  },
});

/** Letters and digits that nobody confuses. */
const LOCATOR = { characters: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', min: 6, max: 6 };

export const reservationCode = fieldType({
  name: 'reservation_code',
  synonyms: ['pnr', 'confirmation_code', 'record_locator'],
  category: 'travel and vehicles',
  description:
    'Code of a booked journey: six capital letters and digits without those that look alike.',
  constraints: {},
  capacity: () => countStrings(LOCATOR.characters.length, LOCATOR),
  plan: (_, context) => randomTextColumn({ ...LOCATOR, prefix: '', suffix: '' }, context),
});

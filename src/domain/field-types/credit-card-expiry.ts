import { evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { yearMonth } from '../constraints/times.js';
import { fieldType } from './field-type.js';

/** MM/YY shows no century, so only this number of consecutive months have different texts. */
const CENTURY = 1200;

const constraints = {
  start: withDefault(yearMonth('the first month'), '2026-01'),
  end: withDefault(yearMonth('the last month'), '2030-12'),
};

function rangeOf({ start, end }: Decoded<typeof constraints>) {
  return { min: start, step: 1, n: end - start + 1 };
}

export const creditCardExpiry = fieldType({
  name: 'credit_card_expiry',
  synonyms: ['card_expiry'],
  category: 'finance',
  description: 'Last month in which a card is valid, as MM/YY, within a range, both ends included.',
  constraints,
  facet: {
    entity: 'card',
    words: ['credit_card_expiry', 'card_expiry', 'expiry_date', 'expiry', 'expiration', 'expires'],
  },
  rules: { century: 'end is less than a hundred years after start.' },
  check: ({ start, end }) => {
    if (start > end) {
      return [{ path: '/end', message: 'expected a month that is not before start' }];
    }
    if (end - start < CENTURY) return [];
    return [
      {
        path: '/end',
        message:
          'expected a month less than a hundred years after start, because MM/YY shows no century',
      },
    ];
  },
  capacity: (given) => rangeOf(given).n,
  plan: (given, context) => {
    const range = rangeOf(given);
    const { values, steps } = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(context.entities.card(context.link).key('expiry'), range);
    const months = new NumberVector();
    const years = new NumberVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const value = values.data[i] as number;
        const year = Math.floor(value / 12);
        months.data[i] = value - year * 12 + 1;
        years.data[i] = year % 100;
      }
    };
    return textColumn(
      [...steps, { vectors: [months, years], fill }],
      whole(months, 1, 12, 2),
      literal('/'),
      whole(years, 0, 99, 2),
    );
  },
});

import {
  type DrawnNumbers,
  type NumberRange,
  productIndices,
  uniqueNumbers,
} from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { type IndexVector, NumberVector } from '../columns/vectors.js';
import type { Card } from '../entities/card.js';
import { cardBrand } from '../entities/card-brand.js';
import { CARD_BRANDS, type CardBrand } from '../entities/card-numbers.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** Codes are numbered: first those of three digits, 000 to 999, then those of four, 0000 to 9999. */
const THREE = 1000;
const FOUR = 10_000;
const DIGITS = Object.freeze(Array.from({ length: THREE }, (_, i) => String(i).padStart(3, '0')));
const FIRST_OF_FOUR = Object.freeze(['', ...Array.from({ length: 10 }, (_, i) => String(i))]);

/** American Express prints four digits on the front, every other brand three on the back. */
const LONG = CARD_BRANDS.indexOf('amex');

function rangeOf(brand: CardBrand | undefined): NumberRange {
  if (brand === undefined) return { min: 0, step: 1, n: THREE + FOUR };
  return brand === 'amex' ? { min: THREE, step: 1, n: FOUR } : { min: 0, step: 1, n: THREE };
}

export const creditCardCvv = fieldType({
  name: 'credit_card_cvv',
  synonyms: ['cvv', 'cvc'],
  category: 'finance',
  description: 'Security code of a card: four digits for American Express, otherwise three.',
  constraints: { brand: cardBrand },
  facet: {
    entity: 'card',
    words: ['credit_card_cvv', 'card_cvv', 'security_code', 'cvv', 'cvc', 'cvv2', 'cvc2'],
  },
  capacity: ({ brand }) => rangeOf(brand).n,
  plan: ({ brand }, context) => {
    const codes = context.unique
      ? uniqueNumbers(context, rangeOf(brand))
      : codesOfCards(context.entities.card(context.link, brand));
    const { indices, steps } = productIndices(codes, [DIGITS.length, FIRST_OF_FOUR.length]);
    const [rest, first] = indices as [IndexVector, IndexVector];
    return textColumn(steps, words(FIRST_OF_FOUR, first), words(DIGITS, rest));
  },
});

function codesOfCards(card: Card): DrawnNumbers {
  const { indices, steps } = card.brand;
  const key = card.key('cvv');
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      values.data[i] =
        indices.data[i] === LONG
          ? THREE + drawBelow(key, row + i, FOUR)
          : drawBelow(key, row + i, THREE);
    }
  };
  return { values, steps: [...steps, { vectors: [values], fill }] };
}

import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { cardBrand } from '../constraints/card-brand.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { CARD_BRANDS, CARD_NUMBERS } from '../entities/card-numbers.js';
import { keptList } from '../entities/word-forms.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

const constraints = {
  brand: cardBrand,
  masked: withDefault(flag('whether all digits but the last four are *'), false),
  formatted: withDefault(flag('whether the digits stand in groups, as on a card'), false),
};

type Constraints = Decoded<typeof constraints>;

/** Every number of every brand, and where those of each brand begin. */
const ALL = Object.freeze(CARD_NUMBERS.flat());
const STARTS = CARD_NUMBERS.map((_, brand) => CARD_NUMBERS.slice(0, brand).flat().length);
const COUNTS = CARD_NUMBERS.map((numbers) => numbers.length);

/** Numbers of 15 and 14 digits stand as 4-6-5 and 4-6-4, others in fours. */
const GROUPS = { long: /\S{1,4}/g, short: /^(\S{4})(\S{6})(\S+)$/ };

function written(number: string, { masked, formatted }: Constraints): string {
  const shown = masked ? number.slice(-4).padStart(number.length, '*') : number;
  if (!formatted) return shown;
  const [, ...parts] = number.length < 16 ? (GROUPS.short.exec(shown) ?? []) : [];
  return (parts.length > 0 ? parts : (shown.match(GROUPS.long) ?? [])).join(' ');
}

/** All numbers as the constraints write them, place for place. */
function writtenNumbers(given: Constraints): readonly string[] {
  const form = `masked ${given.masked}, formatted ${given.formatted}`;
  return keptList(ALL, form, () => ALL.map((number) => written(number, given)));
}

/** The different ones of the brand that is asked for. */
function differentNumbers(given: Constraints): readonly string[] {
  const all = writtenNumbers(given);
  return keptList(all, `different ${given.brand}`, () => {
    const brand = given.brand === undefined ? -1 : CARD_BRANDS.indexOf(given.brand);
    const start = STARTS[brand] ?? 0;
    return [...new Set(all.slice(start, start + (COUNTS[brand] ?? all.length)))];
  });
}

export const creditCardNumber = fieldType({
  name: 'credit_card_number',
  category: 'finance',
  description: 'Card number that payment providers set aside for tests; agrees with the code.',
  constraints,
  facet: {
    entity: 'card',
    words: ['credit_card_number', 'card_number', 'credit_card', 'card', 'pan'],
  },
  capacity: (given) => differentNumbers(given).length,
  plan: (given, context) => {
    if (context.unique) {
      const numbers = differentNumbers(given);
      const { indices, steps } = drawnIndices(context, numbers.length);
      return textColumn(steps, words(numbers, indices));
    }
    const card = context.entities.card(context.link, given.brand);
    const key = card.key('number');
    const { indices: brands, steps } = card.brand;
    const places = new IndexVector();
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const brand = brands.data[i] as number;
        places.data[i] =
          (STARTS[brand] as number) + drawBelow(key, row + i, COUNTS[brand] as number);
      }
    };
    return textColumn(
      [...steps, { vectors: [places], fill }],
      words(writtenNumbers(given), places),
    );
  },
});

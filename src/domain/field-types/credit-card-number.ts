import { lazy } from '../basics/lazy.js';
import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { cardBrand } from '../entities/card-brand.js';
import { CARD_BRANDS, cardNumbers } from '../entities/card-numbers.js';
import { keptList } from '../entities/word-forms.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

const constraints = {
  brand: cardBrand,
  masked: withDefault(flag('whether all digits but the last four are *'), false),
  formatted: withDefault(flag('whether the digits are in groups, as printed on a card'), false),
};

type Constraints = Decoded<typeof constraints>;

/** The numbers of all brands, and for each brand the index of its first number and the count of its numbers. */
const numbers = lazy(() => {
  const brands = cardNumbers();
  return {
    all: Object.freeze(brands.flat()),
    starts: brands.map((_, brand) => brands.slice(0, brand).flat().length),
    counts: brands.map(({ length }) => length),
  };
});

/** Numbers of 15 and 14 digits are grouped as 4-6-5 and 4-6-4, others in groups of four. */
const GROUPS = { long: /\S{1,4}/g, short: /^(\S{4})(\S{6})(\S+)$/ };

function written(number: string, { masked, formatted }: Constraints): string {
  const shown = masked ? number.slice(-4).padStart(number.length, '*') : number;
  if (!formatted) return shown;
  const [, ...parts] = number.length < 16 ? (GROUPS.short.exec(shown) ?? []) : [];
  return (parts.length > 0 ? parts : (shown.match(GROUPS.long) ?? [])).join(' ');
}

/** Returns all numbers in the form that the constraints set, in the same order. */
function writtenNumbers(given: Constraints): readonly string[] {
  const form = `masked ${given.masked}, formatted ${given.formatted}`;
  const { all } = numbers();
  return keptList(all, form, () => all.map((number) => written(number, given)));
}

/** Returns the different texts of the numbers of the given brand, or of all brands. */
function differentNumbers(given: Constraints): readonly string[] {
  const all = writtenNumbers(given);
  return keptList(all, `different ${given.brand}`, () => {
    const brand = given.brand === undefined ? -1 : CARD_BRANDS.indexOf(given.brand);
    const { starts, counts } = numbers();
    const start = starts[brand] ?? 0;
    return [...new Set(all.slice(start, start + (counts[brand] ?? all.length)))];
  });
}

export const creditCardNumber = fieldType({
  name: 'credit_card_number',
  synonyms: ['credit_card', 'card_number', 'cc_number', 'pan'],
  category: 'finance',
  description:
    'Card number that payment providers reserve for tests; agrees with the security code.',
  constraints,
  facet: {
    entity: 'card',
    words: ['credit_card_number', 'card_number', 'credit_card', 'card', 'pan'],
  },
  capacity: (given) => differentNumbers(given).length,
  plan: (given, context) => {
    if (context.unique) {
      const different = differentNumbers(given);
      const { indices, steps } = drawnIndices(context, different.length);
      return textColumn(steps, words(different, indices));
    }
    const card = context.entities.card(context.link, given.brand);
    const key = card.key('number');
    const { indices: brands, steps } = card.brand;
    const indices = new IndexVector();
    const { starts, counts } = numbers();
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const brand = brands.data[i] as number;
        indices.data[i] =
          (starts[brand] as number) + drawBelow(key, row + i, counts[brand] as number);
      }
    };
    return textColumn(
      [...steps, { vectors: [indices], fill }],
      words(writtenNumbers(given), indices),
    );
  },
});

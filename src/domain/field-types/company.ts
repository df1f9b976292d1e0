import { nth } from '../basics/nth.js';
import { oncePer } from '../basics/once-per.js';
import { productOf } from '../basics/product-of.js';
import { uniqueNumbers } from '../columns/drawn.js';
import { textColumn } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import {
  companyName,
  emptyNames,
  sizesOf,
  sourcesOf,
  vectorsOfNames,
} from '../entities/company-name.js';
import { type CompanyWords, companyWords } from '../entities/company-words.js';
import { distinctWords, plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';

/** The words that a unique column combines into names. Shapes that are equal without a legal form count once. */
const countedOf = oncePer((words: CompanyWords): CompanyWords => {
  const distinct = new Map(words.shapes.map((shape) => [JSON.stringify(shape), shape]));
  return {
    ...words,
    names: { words: plainWords(words.names.words) },
    trades: distinctWords(words.trades),
    shapes: [...distinct.values()],
  };
});

function countedWords(lexicon: Lexicon, suffix: boolean): CompanyWords {
  return countedOf(companyWords(lexicon, suffix));
}

/** The number of different names of each shape. */
function countsOf(words: CompanyWords): readonly number[] {
  return sizesOf(words).map(productOf);
}

export const company = fieldType({
  name: 'company',
  synonyms: ['company_name', 'organization', 'organisation', 'business', 'employer'],
  category: 'company and commerce',
  description: 'Company name.',
  constraints: {
    suffix: withDefault(
      flag(
        'whether names may end in a legal form such as Inc; the companies are the same either way',
      ),
      true,
    ),
  },
  identifies: false,
  facet: { entity: 'company', words: ['company_name', 'company'] },
  wordLists: ['last_name', 'company_suffix'],
  capacity: ({ suffix }, lexicon) =>
    countsOf(countedWords(lexicon, suffix)).reduce((sum, count) => sum + count, 0),
  plan: ({ suffix }, context) => {
    if (!context.unique) {
      const { pieces, steps } = context.entities.company(context.link).name(suffix);
      return textColumn(steps, ...pieces);
    }
    const words = countedWords(context.lexicon, suffix);
    const sizes = sizesOf(words);
    const counts = countsOf(words);
    const n = counts.reduce((sum, count) => sum + count, 0);
    const { values, steps } = uniqueNumbers(context, { min: 0, step: 1, n });
    const drawn = emptyNames();
    const name = companyName(words, drawn);
    const targets = words.shapes.map((shape) => {
      const vectors = vectorsOfNames(drawn);
      return sourcesOf(shape).map((source) => nth(vectors, source));
    });
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        let rest = values.data[i] as number;
        let shape = 0;
        for (; rest >= (counts[shape] as number); shape++) rest -= counts[shape] as number;
        drawn.shapes.data[i] = shape;
        (sizes[shape] as readonly number[]).forEach((size, part) => {
          const target = (targets[shape] as readonly IndexVector[])[part] as IndexVector;
          target.data[i] = rest % size;
          rest = Math.floor(rest / size);
        });
      }
    };
    const vectors = [drawn.shapes, ...vectorsOfNames(drawn)];
    return textColumn([...steps, { vectors, fill }, ...name.steps], ...name.pieces);
  },
});

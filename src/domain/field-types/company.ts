import { uniqueNumbers } from '../columns/drawn.js';
import { textColumn } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import {
  CompanyName,
  type CompanyWords,
  companyWords,
  type FormSizes,
  sizesOf,
} from '../entities/company-name.js';
import { plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';

/** The words that a unique column combines into names. Forms that are equal without a legal form count once. */
function countedWords(lexicon: Lexicon, suffix: boolean): CompanyWords {
  const { names, legalForms, forms } = companyWords(lexicon, suffix);
  const distinct = new Map(forms.map((form) => [JSON.stringify(form), form]));
  return { names: plainWords(names), legalForms, forms: [...distinct.values()] };
}

/** The number of different names of each form. */
function countsOf(words: CompanyWords): readonly number[] {
  return sizesOf(words).map(
    ({ second, third, legalForm }) => words.names.length * second * third * legalForm,
  );
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
      const { name, steps } = context.entities.company(context.link).name(suffix);
      return textColumn(steps, ...name.pieces);
    }
    const words = countedWords(context.lexicon, suffix);
    const sizes = sizesOf(words);
    const counts = countsOf(words);
    const n = counts.reduce((sum, count) => sum + count, 0);
    const { values, steps } = uniqueNumbers(context, { min: 0, step: 1, n });
    const first = new IndexVector();
    const name = new CompanyName(words, first);
    const drawn = {
      forms: new IndexVector(),
      seconds: new IndexVector(),
      thirds: new IndexVector(),
      legalForms: new IndexVector(),
    };
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        let rest = values.data[i] as number;
        let form = 0;
        for (; rest >= (counts[form] as number); form++) rest -= counts[form] as number;
        const { second, third, legalForm } = sizes[form] as FormSizes;
        const takeOf = (size: number): number => {
          const index = rest % size;
          rest = Math.floor(rest / size);
          return index;
        };
        first.data[i] = takeOf(words.names.length);
        drawn.forms.data[i] = form;
        drawn.seconds.data[i] = takeOf(second);
        drawn.thirds.data[i] = takeOf(third);
        drawn.legalForms.data[i] = takeOf(legalForm);
      }
      name.set(drawn, count);
    };
    const vectors = [first, ...Object.values(drawn), ...name.vectors];
    return textColumn([...steps, { vectors, fill }], ...name.pieces);
  },
});

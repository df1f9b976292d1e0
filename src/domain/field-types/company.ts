import { uniqueNumbers } from '../columns/drawn.js';
import { textColumn } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
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

/** The words whose combinations are the counted names. */
function plainCompanyWords(lexicon: Lexicon): CompanyWords {
  const words = companyWords(lexicon);
  return { ...words, names: plainWords(words.names) };
}

/** How many different names each form gives. */
function countsOf(words: CompanyWords): readonly number[] {
  return sizesOf(words).map(
    ({ second, third, legalForm }) => words.names.length * second * third * legalForm,
  );
}

export const company = fieldType({
  name: 'company',
  category: 'company and commerce',
  description: 'Company name.',
  constraints: {},
  facet: { entity: 'company', words: ['company_name', 'company'] },
  wordLists: ['last_name', 'company_suffix'],
  capacity: (_, lexicon) =>
    countsOf(plainCompanyWords(lexicon)).reduce((sum, count) => sum + count, 0),
  plan: (_, context) => {
    if (!context.unique) {
      const { name, steps } = context.entities.company(context.link).name;
      return textColumn(steps, ...name.pieces);
    }
    const words = plainCompanyWords(context.lexicon);
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
          const place = rest % size;
          rest = Math.floor(rest / size);
          return place;
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

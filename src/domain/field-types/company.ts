import { uniqueNumbers } from '../columns/drawn.js';
import { textColumn } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { CompanyName, type CompanyWords } from '../entities/company-name.js';
import { plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';

/** The lists whose combinations are the counted names. */
function plainCompanyWords(lexicon: Lexicon): CompanyWords {
  return {
    names: plainWords(requiredWords(lexicon, 'last_name')),
    suffixes: requiredWords(lexicon, 'company_suffix'),
  };
}

/** Each first name goes with every suffix, every second name, and every pair of second and third. */
function nameCount({ names, suffixes }: CompanyWords): number {
  const n = names.length;
  return n * (suffixes.length + n + n * n);
}

export const company = fieldType({
  name: 'company',
  category: 'company and commerce',
  description: 'Company name.',
  constraints: {},
  facet: { entity: 'company', words: ['company_name', 'company'] },
  wordLists: ['last_name', 'company_suffix'],
  capacity: (_, lexicon) => nameCount(plainCompanyWords(lexicon)),
  plan: (_, context) => {
    if (!context.unique) {
      const { name, steps } = context.entities.company(context.link).name;
      return textColumn(steps, ...name.pieces);
    }
    const words = plainCompanyWords(context.lexicon);
    const n = words.names.length;
    const suffixes = words.suffixes.length;
    const { values, steps } = uniqueNumbers(context, { min: 0, step: 1, n: nameCount(words) });
    const first = new IndexVector();
    const name = new CompanyName(words, first);
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const element = values.data[i] as number;
        const rest = Math.floor(element / n);
        first.data[i] = element - rest * n;
        if (rest < suffixes) name.set(i, 0, rest, 0, 0);
        else if (rest < suffixes + n) name.set(i, 1, 0, rest - suffixes, 0);
        else {
          const pair = rest - suffixes - n;
          name.set(i, 2, 0, pair % n, Math.floor(pair / n));
        }
      }
    };
    const vectors = [first, ...name.vectors];
    return textColumn([...steps, { vectors, fill }], ...name.pieces);
  },
});

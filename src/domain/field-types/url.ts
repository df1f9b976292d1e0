import { uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { slugsOf } from '../entities/word-forms.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fillIndices } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** A `unique` address ends in a number below this, a different one in every row. */
const UNIQUE_NUMBERS = 1_000_000_000;

export const url = fieldType({
  name: 'url',
  category: 'internet',
  description:
    'Website address under a host that is reserved for documentation; agrees with the company.',
  constraints: {},
  facet: { entity: 'company', words: ['website_url', 'homepage', 'website', 'url', 'link'] },
  wordLists: ['last_name', 'word'],
  capacity: () => UNIQUE_NUMBERS,
  plan: (_, context) => {
    const company = context.entities.company(context.link);
    const { founder } = company;
    const hosts = slugsOf(company.words.names, context.lexicon);
    const pages = slugsOf(requiredWords(context.lexicon, 'word'), context.lexicon);
    const pageKey = company.key('page');
    const page = new IndexVector();
    const fill = (row: number, count: number): void => {
      fillIndices(page.data, pageKey, row, count, pages.length);
    };
    const numbers = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: UNIQUE_NUMBERS })
      : undefined;
    const end =
      numbers === undefined ? [] : [literal('/'), whole(numbers.values, 0, UNIQUE_NUMBERS - 1)];
    return textColumn(
      [...founder.steps, ...(numbers?.steps ?? []), { vectors: [page], fill }],
      literal('https://'),
      words(hosts, founder.indices),
      literal('.example.com/'),
      words(pages, page),
      ...end,
    );
  },
});

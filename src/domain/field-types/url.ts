import type { Piece } from '../columns/column-plan.js';
import { uniqueNumbers } from '../columns/drawn.js';
import { IndexVector } from '../columns/vectors.js';
import { wordTable } from '../columns/words.js';
import { keptList, slugsOf } from '../entities/word-forms.js';
import { fillIndices } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** A `unique` address ends in a number below this, a different one in every row. */
const UNIQUE_NUMBERS = 10 ** 9;

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
    const hosts = slugsOf(company.words.names);
    const pages = keptList(context.words('word'), 'pages', () =>
      slugsOf(context.words('word')).filter((page) => page !== ''),
    );
    const pageKey = company.key('page');
    const page = new IndexVector();
    const fill = (row: number, count: number): void => {
      fillIndices(page.data, pageKey, row, count, pages.length);
    };
    const numbers = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: UNIQUE_NUMBERS })
      : undefined;
    const end: readonly Piece[] =
      numbers === undefined
        ? []
        : [
            { kind: 'literal', text: '/' },
            {
              kind: 'number',
              values: numbers.values,
              decimals: 0,
              minDigits: 1,
              min: 0,
              max: UNIQUE_NUMBERS - 1,
            },
          ];
    return {
      type: { kind: 'text' },
      steps: [...founder.steps, ...(numbers?.steps ?? []), { vectors: [page], fill }],
      cell: [
        { kind: 'literal', text: 'https://' },
        { kind: 'words', table: wordTable(hosts), indices: founder.indices },
        { kind: 'literal', text: '.example.com/' },
        { kind: 'words', table: wordTable(pages), indices: page },
        ...end,
      ],
    };
  },
});

import { drawnIndices } from '../columns/drawn.js';
import { IndexVector } from '../columns/vectors.js';
import { wordTable } from '../columns/words.js';
import { number } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fillFlags } from '../random/weighted.js';
import { fieldType } from './field-type.js';

const truthValues = wordTable(Object.freeze([false, true]));

export const boolean = fieldType({
  name: 'boolean',
  category: 'text and choices',
  description: 'True or false.',
  constraints: {
    true_rate: withDefault(number('share of the rows that are true', { min: 0, max: 1 }), 0.5),
  },
  capacity: () => 2,
  plan: ({ true_rate }, context) => {
    if (context.unique) {
      const { indices, steps } = drawnIndices(context, 2);
      return {
        type: { kind: 'boolean' },
        steps,
        cell: [{ kind: 'words', table: truthValues, indices }],
      };
    }
    const key = context.key('value');
    const indices = new IndexVector();
    const fill = (row: number, count: number): void => {
      fillFlags(indices.data, key, row, count, true_rate);
    };
    return {
      type: { kind: 'boolean' },
      steps: [{ vectors: [indices], fill }],
      cell: [{ kind: 'words', table: truthValues, indices }],
    };
  },
});

import { whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';
import { relationsOf } from './reference.js';

/** The limit on `start`, far from that of exact numbers. */
const MOST_START = 2 ** 31 - 1;

export const ordinal = fieldType({
  name: 'ordinal',
  synonyms: ['line_number', 'position', 'sequence_in_parent'],
  category: 'relations',
  description:
    'Number of the row among the rows of its parent or group, in a table with per or groups: 1, 2, 3 …',
  constraints: {
    start: withDefault(
      integer('the value of the first row of each parent', { min: -MOST_START, max: MOST_START }),
      1,
    ),
  },
  numbersRows: true,
  references: () => [],
  capacity: () => MOST_START,
  plan: ({ start }, context) => {
    const { places, steps, most } = relationsOf(context).children();
    const values = new NumberVector();
    const fill = (_row: number, count: number): void => {
      const { data } = values;
      const from = places.data;
      for (let i = 0; i < count; i++) data[i] = start + (from[i] as number);
    };
    const max = start + most - 1;
    return {
      type: { kind: 'integer', min: start, max },
      steps: [...steps, { vectors: [values], fill }],
      cell: [whole(values, start, max)],
    };
  },
});

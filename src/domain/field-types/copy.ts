import { allPresent } from '../columns/all-present.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { uneven, withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { fieldType } from './field-type.js';
import { relationsOf } from './reference.js';

const name = { minLength: 1, maxLength: MAX_NAME_LENGTH };

export const copy = fieldType({
  name: 'copy',
  synonyms: ['lookup', 'denormalized', 'from_parent'],
  category: 'relations',
  description:
    'Field of the row of another table to which a reference of this row refers. It is null where the reference is null.',
  constraints: {
    through: uneven(
      withDefault(text('the field of this table that is a reference', name), 'reference'),
    ),
    field: uneven(withDefault(text('the field of the other table', name), 'field')),
  },
  references: ({ through }) => [{ field: through, path: '/through' }],
  shows: ({ through, field }) => ({ through, field }),
  mayHoldMoments: true,
  capacity: () => 1,
  plan: ({ through }, context) => {
    const plan = relationsOf(context).shown();
    const { present, steps } = allPresent([plan.present, context.column(through).present]);
    const all = [...new Set([...context.column(through).steps, ...plan.steps, ...steps])];
    const { moments } = plan;
    return { ...plan, present, steps: all, ...(moments && { moments: { ...moments, present } }) };
  },
});

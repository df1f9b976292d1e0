import { uniqueNumbers } from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { ageOf, birthDays } from '../entities/age.js';
import { checkAges, maxAge, minAge } from './age-constraints.js';
import { fieldType } from './field-type.js';

export const age = fieldType({
  name: 'age',
  category: 'person',
  description: 'Age of a person in years; agrees with birth_date where both have the same bounds.',
  constraints: { min: minAge, max: maxAge },
  facet: { entity: 'person', words: ['age'] },
  check: ({ min, max }) => checkAges(min, max, '/max'),
  capacity: ({ min, max }) => max - min + 1,
  plan: ({ min, max }, context) => {
    if (context.unique) {
      const { values, steps } = uniqueNumbers(context, { min, step: 1, n: max - min + 1 });
      return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
    }
    const born = birthDays(context.entities.person(context.link), min, max);
    const ages = new NumberVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) ages.data[i] = ageOf(born.values.data[i] as number);
    };
    return {
      type: { kind: 'integer', min, max },
      steps: [...born.steps, { vectors: [ages], fill }],
      cell: [whole(ages, min, max)],
    };
  },
});

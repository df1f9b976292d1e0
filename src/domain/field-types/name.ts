import type { ColumnPlan, FillStep } from '../columns/column-plan.js';
import { placesOf, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { Person } from '../entities/person.js';
import { plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';

/** The lists whose pairs are the counted names. */
function plainNames(lexicon: Lexicon): readonly [readonly string[], readonly string[]] {
  return [plainWords(Person.firstNames(lexicon)), plainWords(Person.lastNames(lexicon))];
}

export const name = fieldType({
  name: 'name',
  category: 'person',
  description: 'Full name of a person: given name and family name.',
  constraints: {},
  facet: { entity: 'person', words: ['full_name', 'name'] },
  wordLists: ['first_name_female', 'first_name_male', 'last_name'],
  capacity: (_, lexicon) => plainNames(lexicon).reduce((product, list) => product * list.length, 1),
  plan: (_, context) => {
    if (context.unique) {
      const [firsts, lasts] = plainNames(context.lexicon);
      const n = firsts.length * lasts.length;
      const elements = uniqueNumbers(context, { min: 0, step: 1, n });
      const { places, steps } = placesOf(elements, [firsts.length, lasts.length]);
      const [first, last] = places as [IndexVector, IndexVector];
      return fullName(firsts, first, lasts, last, steps);
    }
    const person = context.entities.person(context.link);
    const { firstName, lastName } = person;
    return fullName(
      Person.firstNames(context.lexicon),
      firstName.indices,
      Person.lastNames(context.lexicon),
      lastName.indices,
      [...firstName.steps, ...lastName.steps],
    );
  },
});

function fullName(
  firsts: readonly string[],
  first: IndexVector,
  lasts: readonly string[],
  last: IndexVector,
  steps: readonly FillStep[],
): ColumnPlan {
  return textColumn(steps, words(firsts, first), literal(' '), words(lasts, last));
}

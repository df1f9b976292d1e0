import { choiceColumn, differentValues } from '../columns/choice-column.js';
import { textColumn, words } from '../columns/pieces.js';
import { list } from '../constraints/lists.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { shortText } from '../constraints/scalars.js';
import { oneOf } from '../constraints/texts.js';
import { checkWeights, weights } from '../constraints/weights.js';
import { GENDERS } from '../entities/person.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { translated } from '../lexicon/translated.js';
import { fieldType } from './field-type.js';

const constraints = {
  choices: list(
    'values to draw from instead of the built-in ones; the column is then independent of the person of the row',
    shortText,
  ),
  weights: weights(
    'relative frequency of each value, one number per value; the column is then independent of the person of the row',
  ),
  format: withDefault(oneOf('word is female, letter is F', ['word', 'letter']), 'word'),
};

const LETTERS = Object.freeze(['F', 'M']);

function values({ choices, format }: Decoded<typeof constraints>): readonly string[] {
  return choices ?? (format === 'letter' ? LETTERS : GENDERS);
}

/** The values in the language of a locale. Without a translation, they are the English ones. */
function valuesIn(given: Decoded<typeof constraints>, lexicon: Lexicon): readonly string[] {
  const own = values(given);
  return own === GENDERS ? translated(lexicon, 'gender', own) : own;
}

export const gender = fieldType({
  name: 'gender',
  synonyms: ['sex'],
  category: 'person',
  description: 'Gender of a person; agrees with the given name.',
  constraints,
  facet: { entity: 'person', words: ['gender', 'sex'] },
  check: (given) => checkWeights(given.weights, values(given).length, 'value'),
  capacity: (given) => differentValues(values(given)).length,
  plan: (given, context) => {
    if (context.unique || given.choices !== undefined || given.weights !== undefined) {
      return choiceColumn(valuesIn(given, context.lexicon), given.weights, context);
    }
    const { indices, steps } = context.entities.person(context.link).gender;
    return textColumn(steps, words(valuesIn(given, context.lexicon), indices));
  },
});

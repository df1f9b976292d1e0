import { choiceColumn, differentValues } from '../columns/choice-column.js';
import { textColumn, words } from '../columns/pieces.js';
import { list } from '../constraints/lists.js';
import type { Decoded } from '../constraints/param.js';
import { shortText } from '../constraints/scalars.js';
import { checkWeights, choiceWeightRules, weights } from '../constraints/weights.js';
import { nameWords } from '../entities/name-words.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';

const constraints = {
  choices: list(
    'values to draw from instead of the built-in ones; the column is then independent of the person of the row',
    shortText,
  ),
  weights: weights('relative frequency of each choice, one number per choice'),
};

function values({ choices }: Decoded<typeof constraints>, lexicon: Lexicon): readonly string[] {
  return choices ?? nameWords(lexicon, 'name_prefix');
}

export const namePrefix = fieldType({
  name: 'name_prefix',
  synonyms: ['title', 'salutation', 'honorific'],
  category: 'person',
  description: 'Form of address such as Mr. or Dr.; agrees with the gender.',
  constraints,
  facet: { entity: 'person', words: ['name_prefix', 'salutation', 'prefix', 'title'] },
  wordLists: ['name_prefix_female', 'name_prefix_male'],
  rules: choiceWeightRules,
  check: (given) => {
    if (given.choices !== undefined)
      return checkWeights(given.weights, given.choices.length, 'choice');
    if (given.weights === undefined) return [];
    return [
      {
        path: '/weights',
        message: 'weights need choices, because the default values differ by locale',
      },
    ];
  },
  capacity: (given, lexicon) => differentValues(values(given, lexicon)).length,
  plan: (given, context) => {
    if (context.unique || given.choices !== undefined) {
      return choiceColumn(values(given, context.lexicon), given.weights, context);
    }
    const { steps, ...prefix } = context.entities.person(context.link).prefix;
    return textColumn(steps, words(prefix.words, prefix.indices));
  },
});

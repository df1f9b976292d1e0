import { checkChoiceWeights, choiceWeightRules } from '../constraints/weights.js';
import { keptList } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';
import { listConstraints, listedCapacity, listedColumn } from './listed-values.js';

/** Nouns, adjectives and verbs, each once. */
function ownWords(lexicon: Lexicon): readonly string[] {
  const nouns = requiredWords(lexicon, 'noun');
  const others = [...requiredWords(lexicon, 'adjective'), ...requiredWords(lexicon, 'verb')];
  return keptList(nouns, 'any word', () => [...new Set([...nouns, ...others])]);
}

export const word = fieldType({
  name: 'word',
  synonyms: ['noun'],
  category: 'text and choices',
  description: 'One word of the language, or one of the given choices.',
  constraints: listConstraints(),
  wordLists: ['noun', 'adjective', 'verb'],
  rules: choiceWeightRules,
  check: checkChoiceWeights,
  capacity: (given, lexicon) => listedCapacity(given, { values: ownWords(lexicon) }),
  plan: (given, context) => listedColumn(given, { values: ownWords(context.lexicon) }, context),
});

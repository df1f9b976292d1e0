import { ruleColumn } from '../prose/rule-column.js';
import { sentenceRules } from '../prose/sentence-rules.js';
import { fieldType } from './field-type.js';

export const sentence = fieldType({
  name: 'sentence',
  synonyms: ['phrase'],
  category: 'text and choices',
  description: 'Sentence about everyday work in the language of the locale.',
  constraints: {},
  wordLists: ['sentence'],
  capacity: (_, lexicon) => sentenceRules(lexicon).sentence.count,
  plan: (_, context) => {
    const { sentence: rule, alphabet } = sentenceRules(context.lexicon);
    return ruleColumn({ rules: [rule], alphabet }, context);
  },
});

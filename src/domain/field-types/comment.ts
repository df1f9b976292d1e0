import { fieldType } from './field-type.js';
import { ofRuleList } from './rule-texts.js';

export const comment = fieldType({
  name: 'comment',
  synonyms: ['remark', 'reply', 'feedback'],
  category: 'text and choices',
  description: 'Short comment, as people write it below an article or to a colleague.',
  ...ofRuleList('comment'),
});

import { fieldType } from './field-type.js';
import { ofRuleList } from './rule-texts.js';

export const diagnosis = fieldType({
  name: 'diagnosis',
  synonyms: ['condition', 'disease'],
  category: 'health',
  description: 'Diagnosis in plain words.',
  ...ofRuleList('diagnosis'),
});

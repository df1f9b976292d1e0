import { oncePer } from '../basics/once-per.js';
import { jobTitles } from '../entities/occupations.js';
import { titleOf } from '../entities/titles.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { countRules, drawsOf, ruleColumn } from '../prose/rule-column.js';
import { TextRules } from '../prose/text-rules.js';
import { fieldType } from './field-type.js';

const biographyRules = oncePer((lexicon: Lexicon) => {
  const slots = { job: jobTitles(lexicon) };
  const rules = new TextRules(requiredWords(lexicon, 'biography'), lexicon, slots);
  return { rules: [rules.rule('biography')], alphabet: rules.alphabet };
});

export const biography = fieldType({
  name: 'biography',
  synonyms: ['bio', 'about_me', 'profile_text'],
  category: 'person',
  description: 'Short text of a person about work and leisure; agrees with the job title.',
  constraints: {},
  facet: { entity: 'person', words: ['biography', 'about_me', 'bio', 'about'] },
  wordLists: ['biography'],
  capacity: (_, lexicon) => countRules(biographyRules(lexicon).rules),
  plan: (_, context) => {
    const person = context.entities.person(context.link);
    const { indices, steps } = titleOf(person, {}, context.lexicon);
    return ruleColumn(
      { ...biographyRules(context.lexicon), slots: [indices], steps },
      drawsOf(context, person, 'biography'),
    );
  },
});

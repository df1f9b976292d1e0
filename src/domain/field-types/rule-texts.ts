import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { countRules, ruleColumn } from '../prose/rule-column.js';
import { type Rule, TextRules } from '../prose/text-rules.js';
import type { ColumnContext } from './column-context.js';

interface Texts {
  readonly rules: readonly Rule[];
  readonly alphabet: string;
}

function textsOf(lines: readonly string[], rule: string, lexicon: Lexicon): Texts {
  const rules = new TextRules(lines, lexicon);
  return { rules: [rules.rule(rule)], alphabet: rules.alphabet };
}

function ofTexts(texts: (lexicon: Lexicon) => Texts) {
  return {
    constraints: {},
    capacity: (_: object, lexicon: Lexicon): number => countRules(texts(lexicon).rules),
    plan: (_: object, context: ColumnContext): ColumnPlan =>
      ruleColumn(texts(context.lexicon), context),
  } as const;
}

/** The part of the record of a type with the texts of a rule of these lines, in all locales. */
export function ofLines(lines: readonly string[], rule: string) {
  return ofTexts(oncePer((lexicon: Lexicon) => textsOf(lines, rule, lexicon)));
}

/** The part of the record of a type with the texts of a list of rules: those of the rule with the name of the list. */
export function ofRuleList(list: WordList) {
  const texts = oncePer((lexicon: Lexicon) => textsOf(requiredWords(lexicon, list), list, lexicon));
  return { ...ofTexts(texts), wordLists: [list] };
}

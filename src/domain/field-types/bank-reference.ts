import { oncePer } from '../basics/once-per.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { evenFacet } from '../entities/facet.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { drawsOf, ruleColumn } from '../prose/rule-column.js';
import { TextRules } from '../prose/text-rules.js';
import { fieldType } from './field-type.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

const COMPANY = '{company}';

/** The texts before and after the name of the company. */
const referenceRules = oncePer((lexicon: Lexicon) => {
  const rules = new TextRules(requiredWords(lexicon, 'bank_reference'), lexicon);
  const forms = rules.formsOf('bank_reference').map((form) => form.split(COMPANY));
  return {
    befores: Object.freeze(forms.map(([before = '']) => before)),
    afters: {
      rules: forms.map(([, after = '']) => rules.form(after)),
      alphabet: rules.alphabet,
    },
  };
});

export const bankReference = fieldType({
  name: 'bank_reference',
  synonyms: ['payment_reference', 'transaction_description', 'remittance_information'],
  category: 'finance',
  description:
    'Text of a transaction in an account, such as a card payment or a direct debit; agrees with the name of the company. In a unique column it ends in a number.',
  constraints: {},
  facet: {
    entity: 'company',
    words: ['bank_reference', 'payment_reference', 'reference'],
    agreesWhenUnique: true,
  },
  wordLists: ['bank_reference', 'company_suffix'],
  capacity: () => UNIQUE_NUMBERS,
  plan: (_, context) => {
    const { befores, afters } = referenceRules(context.lexicon);
    const company = context.entities.company(context.link);
    const name = company.name(false);
    const kind = evenFacet(company.key('bank_reference'), 'kind', befores.length);
    const after = ruleColumn(
      { ...afters, ofRows: kind.indices, steps: kind.steps },
      drawsOf({ ...context, unique: false }, company, 'bank_reference'),
    );
    const number = uniqueNumber(context);
    return textColumn(
      [...name.steps, ...after.steps, ...(number?.steps ?? [])],
      words(befores, kind.indices),
      ...name.pieces,
      ...after.cell,
      ...(number === undefined ? [] : [literal(' '), whole(number.values, 0, UNIQUE_NUMBERS - 1)]),
    );
  },
});

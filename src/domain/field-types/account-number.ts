import { charsets } from '../basics/charsets.js';
import { textColumn } from '../columns/pieces.js';
import { countStrings, StringShape } from '../columns/random-strings.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

/** The length of the longest account number in an IBAN. */
const LONGEST = 30;

export const accountNumber = fieldType({
  name: 'account_number',
  synonyms: ['bank_account', 'account_no'],
  category: 'finance',
  description:
    'Bank account number: random digits without a bank code, so that they identify no real account.',
  constraints: {
    length: withDefault(integer('number of digits', { min: 1, max: LONGEST }), 10),
  },
  capacity: ({ length }) => countStrings(charsets.numeric.length, { min: length, max: length }),
  plan: ({ length }, context) => {
    const rules = { characters: charsets.numeric, prefix: '', suffix: '' };
    const shape = new StringShape({ ...rules, min: length, max: length });
    return textColumn(shape.steps(context), shape.piece);
  },
});

import { uniqueNumbers } from '../columns/drawn.js';
import { FittedText } from '../prose/fitted-text.js';
import { proseColumn } from '../prose/prose-column.js';
import { sentenceRules } from '../prose/sentence-rules.js';
import { fieldType } from './field-type.js';
import { checkLength, lengthRange, textLength } from './text-length.js';

/** Estimated time to write a byte, in nanoseconds. */
const BYTE_COST = 2;

export const text = fieldType({
  name: 'text',
  synonyms: ['description', 'free_text', 'message', 'note'],
  category: 'text and choices',
  description:
    'Whole sentences about everyday work in the language of the locale, with a total length within a range.',
  constraints: textLength,
  inferred: { min_length: 'least length', max_length: 'greatest length' },
  wordLists: ['sentence'],
  check: checkLength,
  capacity: (given, lexicon) => FittedText.count(lengthRange(given), sentenceRules(lexicon)),
  plan: (given, context) => {
    const range = lengthRange(given);
    const rules = sentenceRules(context.lexicon);
    const text = new FittedText(range, rules, {
      length: context.key('length'),
      sentence: context.key('value'),
      end: context.key('end'),
    });
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: FittedText.count(range, rules) })
      : undefined;
    return proseColumn(
      {
        alphabet: rules.alphabet,
        minLength: range.min,
        maxLength: FittedText.maxBytes(range, rules),
        maxUnits: range.max,
        byteCost: BYTE_COST,
        steps: elements?.steps ?? [],
      },
      (data, offset, row, i) => text.write(data, offset, row, elements?.values.data[i]),
    );
  },
});

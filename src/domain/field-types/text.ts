import { uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { TextVector } from '../columns/vectors.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import type { Decoded } from '../constraints/param.js';
import type { LengthRange } from '../prose/counted-texts.js';
import { FittedText } from '../prose/fitted-text.js';
import { sentenceRules } from '../prose/sentence-rules.js';
import { fieldType } from './field-type.js';

const DEFAULT_MIN = 50;
const DEFAULT_MAX = 200;

/** Estimated time to write a byte, in nanoseconds. */
const BYTE_COST = 2;

const bound = (description: string) => integer(description, { min: 0, max: MAX_TEXT_LENGTH });

const constraints = {
  min_length: bound(
    `the minimum number of characters; by default ${DEFAULT_MIN}, or max_length if it is smaller`,
  ),
  max_length: bound(
    `the maximum number of characters; by default ${DEFAULT_MAX}, or min_length if it is larger`,
  ),
};

function rangeOf({ min_length, max_length }: Decoded<typeof constraints>): LengthRange {
  const min = min_length ?? Math.min(DEFAULT_MIN, max_length ?? DEFAULT_MIN);
  return { min, max: max_length ?? Math.max(DEFAULT_MAX, min) };
}

export const text = fieldType({
  name: 'text',
  synonyms: ['description', 'free_text', 'message', 'note'],
  category: 'text and choices',
  description:
    'Whole sentences about everyday work in the language of the locale, with a total length within a range.',
  constraints,
  inferred: { min_length: 'least length', max_length: 'greatest length' },
  wordLists: ['sentence'],
  check: (given) => {
    const { min, max } = rangeOf(given);
    return min > max
      ? [{ path: '/max_length', message: `expected at least min_length (${min}), got ${max}` }]
      : [];
  },
  capacity: (given, lexicon) => FittedText.count(rangeOf(given), sentenceRules(lexicon)),
  plan: (given, context) => {
    const range = rangeOf(given);
    const rules = sentenceRules(context.lexicon);
    const text = new FittedText(range, rules, {
      length: context.key('length'),
      sentence: context.key('value'),
      end: context.key('end'),
    });
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: FittedText.count(range, rules) })
      : undefined;
    const maxLength = FittedText.maxBytes(range, rules);
    const texts = new TextVector(maxLength, BYTE_COST);
    const fill: Fill = (row, count) => {
      const { data, starts, lengths } = texts;
      let offset = 0;
      for (let i = 0; i < count; i++) {
        const start = offset;
        offset = text.write(data, start, row + i, elements?.values.data[i]);
        starts[i] = start;
        lengths[i] = offset - start;
      }
    };
    return textColumn([...(elements?.steps ?? []), { vectors: [texts], fill }], {
      kind: 'text',
      texts,
      alphabet: rules.alphabet,
      minLength: range.min,
      maxLength,
      maxUnits: range.max,
    });
  },
});

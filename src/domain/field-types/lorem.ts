import { uniqueNumbers } from '../columns/drawn.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import type { Decoded } from '../constraints/param.js';
import { countTexts, type LengthRange } from '../prose/counted-texts.js';
import { proseColumn } from '../prose/prose-column.js';
import { RunningText } from '../prose/running-text.js';
import { PROSE_LISTS, PROSE_LOCALES, proseWords } from '../prose/word-classes.js';
import { fieldType } from './field-type.js';

const DEFAULT_MIN = 50;
const DEFAULT_MAX = 200;

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

export const lorem = fieldType({
  name: 'lorem',
  synonyms: ['lorem_ipsum', 'filler', 'dummy_text'],
  category: 'text and choices',
  description:
    'English filler: grammatical sentences that make no sense, with a total length within a range; the last one may be cut short.',
  constraints,
  wordLists: PROSE_LISTS,
  locales: PROSE_LOCALES,
  check: (given) => {
    const { min, max } = rangeOf(given);
    return min > max
      ? [{ path: '/max_length', message: `expected at least min_length (${min}), got ${max}` }]
      : [];
  },
  capacity: (given, lexicon) => countTexts(rangeOf(given), proseWords(lexicon)),
  plan: (given, context) => {
    const range = rangeOf(given);
    const words = proseWords(context.lexicon);
    const texts = new RunningText(range, words, {
      length: context.key('length'),
      form: context.key('form'),
      word: context.key('value'),
    });
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: countTexts(range, words) })
      : undefined;
    const bounds = { minLength: range.min, maxLength: range.max };
    return proseColumn(bounds, elements, (data, offset, row, element) =>
      element === undefined
        ? texts.write(data, offset, row)
        : texts.writeElement(data, offset, row, element),
    );
  },
});

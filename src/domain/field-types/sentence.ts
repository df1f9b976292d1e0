import { uniqueNumbers } from '../columns/drawn.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { proseColumn } from '../prose/prose-column.js';
import { countSentences, MAX_WORDS, Sentences, type WordRange } from '../prose/sentences.js';
import { PROSE_LISTS, PROSE_LOCALES, proseWords } from '../prose/word-classes.js';
import { fieldType } from './field-type.js';

const bound = (description: string) => integer(description, { min: 1, max: MAX_WORDS });

const constraints = {
  min_words: withDefault(bound('the minimum number of words'), 5),
  max_words: withDefault(bound('the maximum number of words'), 14),
};

function rangeOf(given: Decoded<typeof constraints>): WordRange {
  return { min: given.min_words, max: given.max_words };
}

export const sentence = fieldType({
  name: 'sentence',
  synonyms: ['phrase'],
  category: 'text and choices',
  description:
    'English sentence with a number of words within a range; it is grammatical but makes little sense.',
  constraints,
  wordLists: PROSE_LISTS,
  locales: PROSE_LOCALES,
  check: ({ min_words, max_words }) =>
    min_words > max_words
      ? [
          {
            path: '/max_words',
            message: `expected at least min_words (${min_words}), got ${max_words}`,
          },
        ]
      : [],
  capacity: (given, lexicon) => countSentences(rangeOf(given), proseWords(lexicon)),
  plan: (given, context) => {
    const range = rangeOf(given);
    const words = proseWords(context.lexicon);
    const sentences = new Sentences(range, words, context.key('form'), context.key('value'));
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: countSentences(range, words) })
      : undefined;
    return proseColumn(sentences, elements, (data, offset, row, element) =>
      element === undefined
        ? sentences.write(data, offset, row, 0)
        : sentences.writeElement(data, offset, row, element),
    );
  },
});

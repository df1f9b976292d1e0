import { uniqueNumbers } from '../columns/drawn.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { proseColumn } from '../prose/prose-column.js';
import { countSentences, Sentences } from '../prose/sentences.js';
import { PROSE_LISTS, PROSE_LOCALES, proseWords } from '../prose/word-classes.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

const MOST_SENTENCES = 100;

const SENTENCE_WORDS = { min: 5, max: 14 };

const SPACE = 32;

const bound = (description: string) => integer(description, { min: 1, max: MOST_SENTENCES });

export const paragraph = fieldType({
  name: 'paragraph',
  synonyms: ['lorem', 'lorem_ipsum'],
  category: 'text and choices',
  description: 'Several English sentences; they are grammatical but make little sense.',
  constraints: {
    min_sentences: withDefault(bound('the minimum number of sentences'), 3),
    max_sentences: withDefault(bound('the maximum number of sentences'), 6),
  },
  wordLists: PROSE_LISTS,
  locales: PROSE_LOCALES,
  check: ({ min_sentences: min, max_sentences: max }) =>
    min > max
      ? [
          {
            path: '/max_sentences',
            message: `expected at least min_sentences (${min}), got ${max}`,
          },
        ]
      : [],
  capacity: (_, lexicon) => countSentences(SENTENCE_WORDS, proseWords(lexicon)),
  plan: ({ min_sentences: min, max_sentences: max }, context) => {
    const words = proseWords(context.lexicon);
    const formKey = context.key('form');
    const sentences = new Sentences(SENTENCE_WORDS, words, formKey, context.key('value'));
    const countKey = context.key('sentences');
    // The first sentence of a unique paragraph is different in every row, and its full stop marks its end.
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: countSentences(SENTENCE_WORDS, words) })
      : undefined;
    const bounds = {
      minLength: min * (sentences.minLength + 1) - 1,
      maxLength: max * (sentences.maxLength + 1) - 1,
    };
    return proseColumn(bounds, elements, (data, start, row, element) => {
      const count = min + drawBelow(countKey, row, max - min + 1);
      let offset =
        element === undefined
          ? sentences.write(data, start, row, 0)
          : sentences.writeElement(data, start, row, element);
      for (let ordinal = 1; ordinal < count; ordinal++) {
        data[offset++] = SPACE;
        offset = sentences.write(data, offset, row, ordinal);
      }
      return offset;
    });
  },
});

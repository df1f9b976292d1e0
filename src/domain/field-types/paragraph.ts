import { utf8 } from '../basics/utf8.js';
import { uniqueNumbers } from '../columns/drawn.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { proseColumn } from '../prose/prose-column.js';
import { RuleWriter } from '../prose/rule-writer.js';
import { sentenceRules } from '../prose/sentence-rules.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

const MOST_SENTENCES = 100;

/** Estimated time to write a byte, in nanoseconds. */
const BYTE_COST = 2;

const bound = (description: string) => integer(description, { min: 1, max: MOST_SENTENCES });

export const paragraph = fieldType({
  name: 'paragraph',
  category: 'text and choices',
  description: 'Several sentences about everyday work in the language of the locale.',
  constraints: {
    min_sentences: withDefault(bound('the minimum number of sentences'), 3),
    max_sentences: withDefault(bound('the maximum number of sentences'), 6),
  },
  wordLists: ['sentence'],
  check: ({ min_sentences: min, max_sentences: max }) =>
    min > max
      ? [
          {
            path: '/max_sentences',
            message: `expected at least min_sentences (${min}), got ${max}`,
          },
        ]
      : [],
  capacity: (_, lexicon) => sentenceRules(lexicon).sentence.count,
  plan: ({ min_sentences: min, max_sentences: max }, context) => {
    const { sentence, between, alphabet } = sentenceRules(context.lexicon);
    const gap = utf8(between);
    const writer = new RuleWriter(context.key('value'));
    const countKey = context.key('sentences');
    // The first sentence of a unique paragraph is different in every row, and its end marks its place.
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: sentence.count })
      : undefined;
    const longest = (most: number): number => max * (most + gap.length) - gap.length;
    return proseColumn(
      {
        alphabet,
        minLength: min * (sentence.minLength + gap.length) - gap.length,
        maxLength: longest(sentence.maxLength),
        maxUnits: longest(sentence.maxUnits),
        byteCost: BYTE_COST,
        steps: elements?.steps ?? [],
      },
      (data, start, row, i) => {
        let offset = start;
        const count = min + drawBelow(countKey, row, max - min + 1);
        for (let ordinal = 0; ordinal < count; ordinal++) {
          if (ordinal > 0) {
            data.set(gap, offset);
            offset += gap.length;
          }
          offset =
            ordinal === 0 && elements !== undefined
              ? writer.writeElement(sentence, data, offset, elements.values.data[i] as number)
              : writer.write(sentence, data, offset, row, { ordinal });
        }
        return offset;
      },
    );
  },
});

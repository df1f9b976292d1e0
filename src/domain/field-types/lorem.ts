import { uniqueNumbers } from '../columns/drawn.js';
import { countTexts } from '../prose/counted-texts.js';
import { proseColumn } from '../prose/prose-column.js';
import { RunningText } from '../prose/running-text.js';
import { PROSE_LISTS, PROSE_LOCALES, proseWords } from '../prose/word-classes.js';
import { PROSE_ALPHABET } from '../prose/write-words.js';
import { fieldType } from './field-type.js';
import { checkLength, lengthRange, textLength } from './text-length.js';

export const lorem = fieldType({
  name: 'lorem',
  synonyms: ['lorem_ipsum', 'filler', 'dummy_text'],
  category: 'text and choices',
  description:
    'English filler: grammatical sentences that make no sense, with a total length within a range; the last one may be cut short.',
  constraints: textLength,
  wordLists: PROSE_LISTS,
  locales: PROSE_LOCALES,
  check: checkLength,
  capacity: (given, lexicon) => countTexts(lengthRange(given), proseWords(lexicon)),
  plan: (given, context) => {
    const range = lengthRange(given);
    const words = proseWords(context.lexicon);
    const texts = new RunningText(range, words, {
      length: context.key('length'),
      form: context.key('form'),
      word: context.key('value'),
    });
    const elements = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: countTexts(range, words) })
      : undefined;
    const bounds = { alphabet: PROSE_ALPHABET, minLength: range.min, maxLength: range.max };
    return proseColumn({ ...bounds, steps: elements?.steps ?? [] }, (data, offset, row, i) =>
      elements === undefined
        ? texts.write(data, offset, row)
        : texts.writeElement(data, offset, row, elements.values.data[i] as number),
    );
  },
});

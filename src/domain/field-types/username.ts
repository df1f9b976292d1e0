import { utf8 } from '../basics/utf8.js';
import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import type { Piece } from '../columns/column-plan.js';
import { type DrawnNumbers, evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { TextVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { NAME_LISTS } from '../entities/name-words.js';
import { slugsOf } from '../entities/word-forms.js';
import { type EncodedTable, encodeWords } from '../kernel/encoded-table.js';
import { wordTable } from '../kernel/word-table.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

const DIGITS = 2;
/** The maximum number of digits of the number that ends a `unique` name and is different in every row. */
const UNIQUE_DIGITS = 9;

const constraints = {
  min_length: withDefault(integer('the minimum number of characters', { min: 3, max: 64 }), 3),
  max_length: withDefault(integer('the maximum number of characters', { min: 3, max: 64 }), 30),
  separator: withDefault(
    oneOf('the separator between given and family name', ['', '.', '_', '-']),
    '_',
  ),
};

type Constraints = Decoded<typeof constraints>;

/** Returns how many different numbers fit after at least one letter. */
function uniqueCount({ max_length }: Constraints): number {
  const digits = Math.min(UNIQUE_DIGITS, max_length - 1);
  return Number(`1e${digits}`);
}

export const username = fieldType({
  name: 'username',
  synonyms: ['login', 'handle', 'nickname', 'user'],
  category: 'person',
  description: 'Login made of the name of the person and a number.',
  constraints,
  facet: {
    entity: 'person',
    words: ['user_name', 'username', 'login', 'handle'],
    agreesWhenUnique: true,
  },
  wordLists: NAME_LISTS,
  check: ({ min_length, max_length }) =>
    min_length > max_length
      ? [
          {
            path: '/max_length',
            message: `expected at least min_length (${min_length}), got ${max_length}`,
          },
        ]
      : [],
  capacity: uniqueCount,
  plan: (given, context) => {
    const person = context.entities.person(context.link);
    const numbers = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: uniqueCount(given) })
      : evenNumbers(person.key('username_digits'), { min: 0, step: 1, n: 100 });
    const { steps, piece } = loginText(given, context, numbers);
    return textColumn([...numbers.steps, ...steps], piece);
  },
});

/** Given name, separator, family name and number; a long name is cut, a short one gets zeros before the number. */
function loginText(
  { min_length, max_length, separator }: Constraints,
  { entities, link, lexicon, unique }: ColumnContext,
  numbers: DrawnNumbers,
): { readonly steps: readonly FillStep[]; readonly piece: Piece } {
  const { firstName, lastName } = entities.person(link);
  const encoded = (words: readonly string[]) =>
    encodeWords(wordTable(slugsOf(words, lexicon)), 'bare', String);
  const first = encoded(firstName.words);
  const last = encoded(lastName.words);
  const between = utf8(separator);
  const texts = new TextVector(max_length);
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    for (let i = 0; i < count; i++) {
      const number = numbers.values.data[i] as number;
      const digits = unique ? String(number).length : DIGITS;
      const start = i * max_length;
      const most = start + max_length - digits;
      let end = copyWord(data, start, most, first, firstName.indices.data[i] as number);
      end = copy(data, end, most, between, 0, between.length);
      end = copyWord(data, end, most, last, lastName.indices.data[i] as number);
      const length = Math.max(end - start + digits, min_length);
      writeDigits(data, end, start + length, number, DECIMAL_DIGITS);
      starts[i] = start;
      lengths[i] = length;
    }
  };
  return {
    steps: [...firstName.steps, ...lastName.steps, { vectors: [texts], fill }],
    piece: {
      kind: 'text',
      texts,
      alphabet: `abcdefghijklmnopqrstuvwxyz0123456789${separator}`,
      minLength: min_length,
      maxLength: max_length,
    },
  };
}

/** Copies as much of an entry as fits before offset `most`, and returns the offset of its end. */
function copyWord(
  data: Uint8Array,
  offset: number,
  most: number,
  { bytes, starts }: EncodedTable,
  entry: number,
): number {
  return copy(data, offset, most, bytes, starts[entry] as number, starts[entry + 1] as number);
}

function copy(
  data: Uint8Array,
  offset: number,
  most: number,
  bytes: Uint8Array,
  from: number,
  end: number,
): number {
  const fitting = Math.min(end - from, most - offset);
  for (let i = 0; i < fitting; i++) data[offset + i] = bytes[from + i] as number;
  return offset + fitting;
}

import type { FieldTypes } from '../field-types/field-type.js';
import { fieldTypeMeant } from '../field-types/nearest-field-type.js';
import type { NameWords } from './find-meaning.js';
import { distributionOf } from './meant-field.js';
import { allWords, namesPlace, singular, wordsOf } from './name-words.js';
import { meantRange, namedRange, namesCode, namesMoney, namesTruth } from './named-numbers.js';
import { namedTexts } from './named-texts.js';
import type { PlainField } from './plain-field.js';

/** Words of moments and days at the end of a name, as in `created_at` and `due_date`. */
const MOMENT_WORDS = ['at', 'time', 'timestamp', 'datetime'];
const DAY_WORDS = ['date', 'day', 'on'];
/** Names of moments that need no other word. */
const MOMENTS = [
  ...['created', 'updated', 'modified', 'published', 'joined', 'started', 'ended'],
  ...['expires', 'expiry', 'deadline', 'due', 'start', 'end'],
];
/** What somebody or something did for the last time, as in `last_login`. */
const LAST_ACTS = [
  ...['login', 'logout', 'signin', 'seen', 'visit', 'active', 'activity', 'access', 'update'],
  ...['updated', 'modified', 'sync', 'synced', 'used', 'contacted', 'run', 'check', 'checked'],
];

/**
 * The field that a name suggests: that of its type or synonym, or else the one that a column of a database with this name
 * would have. `names` are the names of all fields of the table. Undefined if the name suggests nothing.
 */
export function namedField(
  name: string,
  names: readonly string[],
  fieldTypes: FieldTypes,
): PlainField | undefined {
  if (fieldTypes.has(name)) return { type: name };
  const column = wordsOf(name).map((word, i, { length }) =>
    i === length - 1 ? singular(word) : word,
  );
  const words = {
    column,
    written: allWords(name),
    table: [],
    hasPlace: names.some((other) => namesPlace(wordsOf(other))),
  };
  if (namesMoment(column)) return { type: 'datetime' };
  const [text] = namedTexts(words, fieldTypes);
  if (text !== undefined) return text;
  const found = timeOrTruth(column) ?? meantNumber(words) ?? number(column);
  if (found !== undefined) return found;
  const meant = fieldTypeMeant(name, fieldTypes);
  return meant === undefined ? undefined : { type: meant };
}

function namesMoment(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.length === 1) return MOMENTS.includes(first);
  return words.length === 2 && first === 'last' && LAST_ACTS.includes(second);
}

function timeOrTruth(words: readonly string[]): PlainField | undefined {
  if (namesTruth(words)) return { type: 'boolean' };
  const last = words.at(-1) ?? '';
  if (words.length > 1 && MOMENT_WORDS.includes(last)) return { type: 'datetime' };
  return words.length > 1 && DAY_WORDS.includes(last) ? { type: 'date' } : undefined;
}

function meantNumber(words: NameWords): PlainField | undefined {
  const numbers = namesTruth(words.column) ? undefined : meantRange(words);
  if (numbers === undefined) return undefined;
  const { min, max, decimals = max > 1 ? 0 : 3 } = numbers;
  const distribution = distributionOf(numbers);
  const spread = { min, max, ...(distribution !== undefined && { distribution }) };
  if (decimals === 2 && namesMoney(words.column)) return { type: 'price', constraints: spread };
  if (decimals === 0) return { type: 'integer', constraints: spread };
  return { type: 'float', constraints: { ...spread, precision: decimals } };
}

function number(words: readonly string[]): PlainField | undefined {
  if (namesMoney(words)) return { type: 'price' };
  if (words.length > 1 && words.at(-1) === 'id') return { type: 'integer' };
  const range = namesCode(words) ? undefined : namedRange(words);
  if (range === undefined) return undefined;
  // Rates and other shares of one.
  return { type: range.max > 1 ? 'integer' : 'float', constraints: { ...range } };
}

import { isObject } from '../basics/members.js';
import { MAX_CHOICES, MAX_NAME_LENGTH } from '../constraints/limits.js';
import { list } from '../constraints/lists.js';
import { integer, number } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { expecting, type Param } from '../constraints/param.js';
import { shortText } from '../constraints/scalars.js';
import { text } from '../constraints/texts.js';

/** The most meanings of a request. */
const MOST_MEANINGS = 200;
/** The most texts and documents of a meaning. */
const MOST_TEXTS = 1000;
/** The longest list of phrases, and the longest list of texts in one text. */
const LONGEST_PHRASES = 10 * MAX_NAME_LENGTH;
const LONGEST_LIST = MAX_CHOICES;
/** Objects and arrays inside each other in a document. */
const MOST_LEVELS = 20;

const bounds = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

const normal: Param<readonly [number, number]> = {
  description: 'the mean and the standard deviation of a normal distribution',
  schema: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  ...expecting('a mean within the range and a deviation above 0', (value) => isNormal(value)),
};

function isNormal(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[1] > 0;
}

const numbers = object(
  'the usual range of the numbers; with a median most lie near it, and otherwise they spread evenly',
  {
    min: number('the least number', bounds),
    max: number('the greatest number', bounds),
    median: number('half of the numbers lie below it, and few are many times as large', bounds),
    normal,
    decimals: integer('digits behind the point', { min: 0, max: 10 }),
  },
  { required: ['min', 'max'] },
);

function isFlat(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isFlat(inner, levels - 1));
}

const document: Param<unknown> = {
  description: 'a value of JSON',
  schema: {},
  ...expecting(
    `a value of JSON with at most ${MOST_LEVELS} objects and arrays inside each other`,
    (value): value is unknown => isFlat(value),
  ),
};

const meaning = object(
  'what a column holds if its name ends in certain words',
  {
    names: text('phrases that end the name, separated by commas, in the singular: unit price', {
      minLength: 1,
      maxLength: LONGEST_PHRASES,
    }),
    of: text('things that the phrase must describe, in the column or as its table', {
      minLength: 1,
      maxLength: LONGEST_PHRASES,
    }),
    beside: text('names of other columns of the table, of which one must be there', {
      minLength: 1,
      maxLength: LONGEST_PHRASES,
    }),
    list: text('texts with weights, separated by commas: low=25, medium=45', {
      minLength: 1,
      maxLength: LONGEST_LIST,
    }),
    texts: list('texts that contain commas', shortText, { maxItems: MOST_TEXTS }),
    type: text('the field type', { minLength: 1, maxLength: MAX_NAME_LENGTH }),
    constraints: {
      description: 'constraints of type',
      schema: { type: 'object' },
      ...expecting('an object', isObject),
    },
    numbers,
    unit: text('the unit of the numbers, such as kg', { minLength: 1, maxLength: MAX_NAME_LENGTH }),
    json: list('documents', document, { maxItems: MOST_TEXTS }),
  },
  { required: ['names'] },
);

/** The member `meanings` of a request. */
export const meanings = list(
  'what names mean in this request, before all other meanings: the fields of those without a type',
  meaning,
  { minItems: 0, maxItems: MOST_MEANINGS },
);

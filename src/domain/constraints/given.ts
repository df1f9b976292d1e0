import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isObject } from '../basics/members.js';
import { MAX_CHOICES, MAX_NAME_LENGTH } from './limits.js';
import { list } from './lists.js';
import { number } from './numbers.js';
import { memberSchemas, object } from './objects.js';
import { decoder, expecting, type Param } from './param.js';
import { text } from './texts.js';
import { when } from './when.js';

/** The maximum number of other columns on which a column depends. */
const MOST_COLUMNS = 8;
const MOST_ROWS = 1000;

/** Relative frequencies by value. */
export type Shares = Readonly<Record<string, number>>;

const weight = number('a weight', { min: 0, max: Number.MAX_VALUE });

/** A weight for each of some values. */
export function shares(description: string): Param<Shares> {
  return {
    description,
    schema: {
      type: 'object',
      additionalProperties: weight.schema,
      minProperties: 1,
      maxProperties: MAX_CHOICES,
    },
    ...expecting('an object of weights by value', (value): value is Shares => {
      if (!isObject(value)) return false;
      const weights = Object.values(value);
      return (
        weights.length >= 1 &&
        weights.length <= MAX_CHOICES &&
        weights.every((each) => weight.decode(each)._tag === 'Right')
      );
    }),
  };
}

/** The members of a row of `given` that are no constraints of the type. */
export const givenRowMembers = {
  when: list(
    'the values of the other fields for which the row holds, one for each of columns',
    when,
    { maxItems: MOST_COLUMNS },
  ),
  rest: number('the weight that the values without a weight of their own share', {
    min: 0,
    max: Number.MAX_VALUE,
  }),
};

const ROW = 'an object such as {"when": ["DE"], "max": 5}';

/** The type of the field decodes the constraints. */
const row: Param<Readonly<Record<string, unknown>>> = {
  description: 'when, and the constraints that hold then',
  schema: { type: 'object', required: ['when'], properties: memberSchemas(givenRowMembers) },
  ...decoder(ROW, (value, context) => {
    if (!isObject(value) || value.when === undefined) return t.failure(value, context, ROW);
    const errors = Object.entries(givenRowMembers).flatMap(([name, param]) => {
      const given = value[name];
      if (given === undefined) return [];
      const read = param.validate(given, t.appendContext(context, name, param, given));
      return E.isLeft(read) ? read.left : [];
    });
    return errors.length > 0 ? t.failures(errors) : t.success(value);
  }),
};

/** Constraints that depend on other fields of the same row. The type decodes the constraints of each row. */
export const given = {
  ...object(
    'constraints that depend on other fields of the same row: the row of this table with the most values that match replaces the constraints of the field',
    {
      columns: list(
        'the names of the other fields',
        text('the name of a field', { minLength: 1, maxLength: MAX_NAME_LENGTH }),
        { maxItems: MOST_COLUMNS },
      ),
      rows: list('the constraints by the values of the other fields', row, {
        maxItems: MOST_ROWS,
      }),
      rest_weights: shares(
        'how the values without a weight of their own share rest; by default as weights',
      ),
    },
    { required: ['columns', 'rows'] },
  ),
  rules: {
    given:
      'The fields of given hold categories, booleans, numbers or dates, unless every condition on them is null, "*" or [null, null]. Each value of when occurs in its field, each row sets a constraint, and no two rows have the same when. A type that shows an entity, counts, or is computed from other fields can only vary null_rate, and so can a unique field.',
  },
};

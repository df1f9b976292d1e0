import { isObject } from '../../basics/members.js';
import { shares } from '../../constraints/given.js';
import { integer } from '../../constraints/numbers.js';
import { memberSchemas } from '../../constraints/objects.js';
import { expecting, type Param } from '../../constraints/param.js';
import { distribution } from '../../distributions/distribution.js';
import { numberScale } from '../../distributions/scale.js';
import type { Distribution } from '../../distributions/spread.js';

/** The most children that a parent can have. */
export const MOST_CHILDREN = 100_000;

/** The number of children of a parent as a request gives it. */
export type CountOfChildren =
  | number
  | {
      readonly min?: number;
      readonly max?: number;
      readonly distribution?: Distribution;
      readonly weights?: Readonly<Record<string, number>>;
    };

const exactly = integer('the number of rows of each parent', { min: 1, max: MOST_CHILDREN });

const countMembers = {
  min: integer('the least number of rows of a parent; by default 0', {
    min: 0,
    max: MOST_CHILDREN,
  }),
  max: integer('the greatest number of rows of a parent', { min: 1, max: MOST_CHILDREN }),
  distribution: distribution(numberScale),
  weights: shares('relative frequencies of numbers of rows'),
};

export const count: Param<CountOfChildren> = {
  description:
    'the number of rows of each parent: a number, a range with an optional distribution, or weights by number',
  members: countMembers,
  schema: {
    anyOf: [
      exactly.schema,
      {
        type: 'object',
        properties: memberSchemas(countMembers),
        additionalProperties: false,
      },
    ],
  },
  ...expecting(
    `${exactly.name}, or an object with max or weights`,
    (value): value is CountOfChildren => isObject(value) || exactly.decode(value)._tag === 'Right',
  ),
  rules: {
    children:
      'count has either max or weights. min is at most max. Weights are those of whole numbers. At least one parent has a row.',
  },
};

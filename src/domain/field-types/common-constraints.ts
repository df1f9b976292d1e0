import { number } from '../constraints/numbers.js';
import { type Params, withDefault } from '../constraints/param.js';
import { flag, text } from '../constraints/texts.js';
import { MAX_NAME_LENGTH } from '../schema/limits.js';
import type { FieldType } from './field-type.js';

/** Constraints of every type. */
const everyType = {
  null_rate: withDefault(number('share of the rows that are null', { min: 0, max: 1 }), 0),
  unique: withDefault(flag('every value of the column differs'), false),
};

/** Constraints of every type that shows a facet of a hidden entity. */
const everyFacet = {
  link: text(
    'names the entity of a row that is shown: columns with the same link agree; by default what stands before the type in the name of the field, else "row"',
    { minLength: 1, maxLength: MAX_NAME_LENGTH },
  ),
};

/** All constraints that a type takes. */
export function constraintsOf(type: FieldType): Params {
  return {
    ...type.constraints,
    ...everyType,
    ...(type.facet === undefined ? {} : everyFacet),
  };
}

/** `unique` draws evenly, so what would make the draw uneven does not go with it. */
export const UNEVEN = [
  'distribution',
  'weights',
  'true_rate',
  'promoter_rate',
  'passive_rate',
  'after',
  'before',
] as const;

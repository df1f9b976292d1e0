import { isObject } from '../basics/members.js';
import { MAX_NAME_LENGTH } from './limits.js';
import { expecting, type Param } from './param.js';
import { text } from './texts.js';

/** The most fields that are compared. */
const MOST_FIELDS = 4;

/** The names of fields of two tables whose values are equal: those of the other table, each with one of this table. */
export type ComparedFields = Readonly<Record<string, string>>;

const name = text('the name of a field', { minLength: 1, maxLength: MAX_NAME_LENGTH });
const isName = (value: unknown): boolean => name.decode(value)._tag === 'Right';

export function comparedFields(description: string) {
  const param: Param<ComparedFields> = {
    description,
    schema: {
      type: 'object',
      additionalProperties: name.schema,
      propertyNames: name.schema,
      minProperties: 1,
      maxProperties: MOST_FIELDS,
    },
    ...expecting(
      `an object of 1 to ${MOST_FIELDS} fields of the other table, each with the name of a field of this one`,
      (value): value is ComparedFields => {
        if (!isObject(value)) return false;
        const entries = Object.entries(value);
        return entries.length >= 1 && entries.length <= MOST_FIELDS && entries.flat().every(isName);
      },
    ),
  };
  return param;
}

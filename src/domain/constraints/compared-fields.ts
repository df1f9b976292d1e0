import { isObject } from '../basics/members.js';
import { pointer } from '../errors/pointer.js';
import { MAX_NAME_LENGTH } from './limits.js';
import { expecting, type Param } from './param.js';
import { text } from './texts.js';

/** The most fields that are compared. */
const MOST_FIELDS = 4;

/** The names of fields of two tables whose values are equal: those of the other table, each with one of this table. */
export type ComparedFields = Readonly<Record<string, string>>;

/** What a reference refers to where no row has the compared values: no row, any, or one with other values in common. */
export type OtherRows = 'null' | 'any' | ComparedFields;

const name = text('the name of a field', { minLength: 1, maxLength: MAX_NAME_LENGTH });
const isName = (value: unknown): boolean => name.decode(value)._tag === 'Right';

const schema = {
  type: 'object',
  additionalProperties: name.schema,
  propertyNames: name.schema,
  minProperties: 1,
  maxProperties: MOST_FIELDS,
};

const expected = `an object of 1 to ${MOST_FIELDS} fields of the other table, each with the name of a field of this one`;

function isCompared(value: unknown): value is ComparedFields {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length >= 1 && entries.length <= MOST_FIELDS && entries.flat().every(isName);
}

export function comparedFields(description: string): Param<ComparedFields> {
  return { description, schema, ...expecting(expected, isCompared) };
}

export function otherRows(description: string): Param<OtherRows> {
  return {
    description,
    schema: { anyOf: [{ enum: ['null', 'any'] }, schema] },
    ...expecting(
      `null, any, or ${expected}`,
      (value): value is OtherRows => value === 'null' || value === 'any' || isCompared(value),
    ),
  };
}

/** A field of the other table, the one of this table that has its value, and the place that says so in the constraints. */
export interface Comparison {
  readonly name: string;
  readonly own: string;
  readonly path: string;
}

/** What a reference compares, in the order in which it is tried. */
export function comparisons({
  where,
  otherwise,
}: {
  readonly where?: ComparedFields;
  readonly otherwise?: OtherRows;
}): readonly Comparison[] {
  return Object.entries({ where, otherwise }).flatMap(([member, fields]) =>
    typeof fields === 'object'
      ? Object.entries(fields).map(([name, own]) => {
          return { name, own, path: pointer(`/${member}`, name) };
        })
      : [],
  );
}

import { isObject } from '../../basics/members.js';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '../../constraints/limits.js';
import { expecting, type MemberRules, withDefault } from '../../constraints/param.js';
import { flag, oneOf, text } from '../../constraints/texts.js';
import { type ConstraintParams, constraintsOf } from '../../field-types/common-constraints.js';
import type { FieldType } from '../../field-types/field-type.js';

/** The value of `per` of a field that has one value in each group. */
export const GROUP = 'group';

/** The members of a field definition. The rules for `constraints` depend on the type. */
export const fieldParams = {
  name: text('name of the column', { minLength: 1, maxLength: MAX_NAME_LENGTH }),
  type: {
    ...text('one of the field types', { maxLength: MAX_NAME_LENGTH }),
    ...expecting(
      'the name of a field type, such as "name" or "integer"',
      (value): value is string => typeof value === 'string',
    ),
  },
  hidden: withDefault(
    flag('whether the column is left out of the table, so that only other fields use its values'),
    false,
  ),
  per: oneOf('group: all rows of a group have the same value; needs groups beside fields', [GROUP]),
  because: text('why the field has its type and its constraints; it changes no value', {
    maxLength: MAX_REASON_LENGTH,
  }),
  constraints: {
    description: 'constraints',
    schema: {},
    ...expecting('an object', isObject),
    default: {},
  },
};

const kept = new Map<FieldType, MemberRules<ConstraintParams>>();

/** Returns the rules for the constraints of a type. They are made on first use, since most requests name few types. */
export function constraintRules(fieldType: FieldType): MemberRules<ConstraintParams> {
  let rules = kept.get(fieldType);
  if (rules === undefined) {
    rules = { members: constraintsOf(fieldType), memberNoun: 'constraint' };
    kept.set(fieldType, rules);
  }
  return rules;
}

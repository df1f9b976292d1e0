import { isObject, object } from '../constraints/objects.js';
import { expecting, optionalObject, type Param, type Params } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { constraintsOf } from '../field-types/common-constraints.js';
import type { FieldType } from '../field-types/field-type.js';
import { MAX_NAME_LENGTH } from './limits.js';

const name = text('name of the column', { minLength: 1, maxLength: MAX_NAME_LENGTH });
const type = text('one of the field types', { maxLength: MAX_NAME_LENGTH });

const kept = new Map<FieldType, Params>();

/** The members of a field definition of a type; made when first asked for, as few requests name many types. */
export function fieldParams(fieldType: FieldType): Params {
  let params = kept.get(fieldType);
  if (params === undefined) {
    params = paramsOf(fieldType);
    kept.set(fieldType, params);
  }
  return params;
}

function paramsOf(fieldType: FieldType): Params {
  const constraints = object(`constraints of ${fieldType.name}`, constraintsOf(fieldType), {
    memberNoun: 'constraint',
  });
  return { name, type, constraints: optionalObject(constraints as Param<unknown>) };
}

/** The members of a field definition whose type is missing or no text. */
export const untypedFieldParams: Params = {
  name,
  type,
  constraints: {
    description: 'constraints',
    schema: {},
    decoder: expecting('an object', isObject),
  },
};

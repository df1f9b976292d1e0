import { isObject, type Members } from '../basics/members.js';

/** Whether an unchecked value is a field without a type. */
export function isUntyped(field: unknown): field is Members {
  return isObject(field) && field.type === undefined;
}

/** Whether a field of an unchecked request has no type, so that its name must be read. */
export function hasUntypedFields(input: unknown): boolean {
  if (!isObject(input)) return false;
  const tables = Array.isArray(input.tables) ? input.tables.filter(isObject) : [];
  return [input, ...tables].some(({ fields }) => Array.isArray(fields) && fields.some(isUntyped));
}

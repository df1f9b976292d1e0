import { isObject, type Members } from '../basics/members.js';

/** Whether an unchecked request has several tables, of which it may ask for one. */
function hasTables(input: unknown): input is Members {
  return isObject(input) && input.tables !== undefined;
}

/** Whether an unchecked request asks for all tables of a set. */
export function isSet(input: unknown): input is Members {
  return hasTables(input) && input.table === undefined;
}

/** Whether an unchecked request asks for one table of a set. */
export function isTableOfSet(input: unknown): input is Members {
  return hasTables(input) && input.table !== undefined;
}

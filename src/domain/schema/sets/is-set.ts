import { isObject, type Members } from '../../basics/members.js';

/** Whether an unchecked request has several tables, of which it may ask for one. */
function hasTables(input: unknown): input is Members {
  return isObject(input) && input.tables !== undefined;
}

/** Whether an unchecked request is for a table whose rows form groups. */
export function hasGroups(input: unknown): input is Members {
  return isObject(input) && input.groups !== undefined && !hasTables(input);
}

/** Whether an unchecked request for one table is for one of a set, or for one with groups. */
export function needsSets(input: unknown): input is Members {
  return hasGroups(input) || isTableOfSet(input);
}

/** Whether an unchecked request asks for all tables of a set. */
export function isSet(input: unknown): input is Members {
  return hasTables(input) && input.table === undefined;
}

/** Whether an unchecked request asks for one table of a set. */
function isTableOfSet(input: unknown): input is Members {
  return hasTables(input) && input.table !== undefined;
}

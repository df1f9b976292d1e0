import { isWhole } from '../../domain/basics/is-whole.js';
import { isObject, type Members } from '../../domain/basics/members.js';
import { unreadable } from './faults.js';

const MAX_TEXT = 1000;

/** RFC 3339 in UTC, with up to 9 decimal places. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** The objects in a list. Throws if the value is not a list. Their members may change between releases of a platform. */
export function listOf(value: unknown): readonly Members[] {
  if (!Array.isArray(value)) throw unreadable('sent a reply that does not match its documentation');
  return value.filter(isObject);
}

/** A trimmed text, cut to 1000 characters; undefined if it is empty or not a text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim().slice(0, MAX_TEXT) || undefined;
}

/** A count, sent as a number or as text of digits; undefined for any other value. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return isWhole(count, 0) ? count : undefined;
}

export function timestampOf(value: unknown): string | undefined {
  return typeof value === 'string' && TIMESTAMP.test(value) ? value : undefined;
}

import { unreadable } from './faults.js';

/** An object of a reply. Members come and go between releases of a platform: all are optional. */
export type Members = Readonly<Record<string, unknown>>;

const MAX_TEXT = 1000;

/** RFC 3339 in UTC, with any number of decimals. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of what should be a list. */
export function listOf(value: unknown): readonly Members[] {
  if (!Array.isArray(value)) throw unreadable('sent a reply of another shape than documented');
  return value.filter(isMembers);
}

/** A text that says something, cut to 1000 characters. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim().slice(0, MAX_TEXT) || undefined;
}

/** A count as a number, or as its digits. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(count) && (count as number) >= 0 ? (count as number) : undefined;
}

export function timestampOf(value: unknown): string | undefined {
  return typeof value === 'string' && TIMESTAMP.test(value) ? value : undefined;
}

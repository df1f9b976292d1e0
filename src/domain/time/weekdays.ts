const WEEK = 7;
const WORKING = 5;
/** Days from the Monday of its week to 1970-01-01, which was a Thursday. */
const MONDAY = 3;

/** The number of weekdays (Monday to Friday) from the Monday before 1970-01-01 up to, but not including, a day. */
export function weekdaysBefore(day: number): number {
  const sinceMonday = day + MONDAY;
  const week = Math.floor(sinceMonday / WEEK);
  return week * WORKING + Math.min(sinceMonday - week * WEEK, WORKING);
}

/** The weekday for which `weekdaysBefore` returns `before`. */
export function weekdayAt(before: number): number {
  const week = Math.floor(before / WORKING);
  return week * WEEK + (before - week * WORKING) - MONDAY;
}

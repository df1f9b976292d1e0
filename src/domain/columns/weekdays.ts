const WEEK = 7;
const WORKING = 5;
/** 1970-01-01 was a Thursday: so many days before it the week began. */
const MONDAY = 3;

/** How many days from Monday to Friday lie before a day, counted from the Monday before 1970-01-01. */
export function weekdaysBefore(day: number): number {
  const sinceMonday = day + MONDAY;
  const week = Math.floor(sinceMonday / WEEK);
  return week * WORKING + Math.min(sinceMonday - week * WEEK, WORKING);
}

/** The day from Monday to Friday that has so many before it. */
export function weekdayAt(before: number): number {
  const week = Math.floor(before / WORKING);
  return week * WEEK + (before - week * WORKING) - MONDAY;
}

import { DAY_MS } from './calendar.js';

/** A moment in milliseconds since 1970 as RFC 3339; the beginning of a day as YYYY-MM-DD. */
export function writtenMoment(moment: number): string {
  const text = new Date(moment).toISOString();
  return moment % DAY_MS === 0 ? text.slice(0, 10) : text;
}

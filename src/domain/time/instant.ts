import { nth } from '../basics/nth.js';
import { DAY_MS, DAY_SECONDS, dayNumber, parseDay } from './calendar.js';

/** An interval in milliseconds since 1970, both ends included: a moment, or a whole UTC day. */
export interface Instant {
  readonly from: number;
  readonly to: number;
}

/** The smallest interval that contains all of these, of which there is at least one. */
export function hull(instants: readonly Instant[]): Instant {
  return {
    from: Math.min(...instants.map(({ from }) => from)),
    to: Math.max(...instants.map(({ to }) => to)),
  };
}

/** The first and the last millisecond of the years 1 to 9999. */
export const FIRST_MS = dayNumber(1, 1, 1) * DAY_MS;
export const LAST_MS = dayNumber(9999, 12, 31) * DAY_MS + DAY_MS - 1;

/** Whether all moments lie within the years 1 to 9999. */
export function isInCalendar({ from, to }: Instant): boolean {
  return from >= FIRST_MS && to <= LAST_MS;
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/**
 * The moment that an RFC 3339 text names, or the interval of a day written YYYY-MM-DD; undefined for any other text.
 * A count of seconds since 1970 cannot represent leap seconds, so they are refused.
 */
export function parseInstant(text: string): Instant | undefined {
  const day = parseDay(text);
  if (day !== undefined) return { from: day * DAY_MS, to: day * DAY_MS + DAY_MS - 1 };
  const match = DATE_TIME.exec(text);
  if (match === null) return undefined;
  const dayOfText = parseDay(nth(match, 1));
  const [hour, minute, second] = match.slice(2, 5).map(Number) as [number, number, number];
  const [offsetHour, offsetMinute] = [Number(match[7] ?? 0), Number(match[8] ?? 0)];
  if (dayOfText === undefined || hour > 23 || minute > 59 || second > 59) return undefined;
  if (offsetHour > 23 || offsetMinute > 59) return undefined;
  const offset = (offsetHour * 60 + offsetMinute) * (match[6] === '-' ? -1 : 1);
  const seconds = dayOfText * DAY_SECONDS + (hour * 60 + minute - offset) * 60 + second;
  const fraction = (match[5] ?? '.').slice(1);
  const moment = seconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (moment < FIRST_MS || moment > LAST_MS) return undefined;
  // A moment between two milliseconds: as a start it rounds up, as an end it rounds down.
  const isBetween = /[1-9]/.test(fraction.slice(3));
  return { from: isBetween ? moment + 1 : moment, to: moment };
}

import { civilCode, DAY_MS, dayNumber, isCivilDay } from './calendar.js';
import { type Instant, isInCalendar } from './instant.js';

/** Milliseconds of the units that are no days. */
const CLOCK_UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

const OFFSET = /^([+-]\d{1,6})(s|m|h|d|w|mo|y)$/;

/** A distance from now, or a word for it, as a pattern for a schema: whole days, and with `m`, `h` and `s` any moment. */
export const RELATIVE_DAY = '^(now|today|[+-][0-9]{1,6}(d|w|mo|y))$';
export const RELATIVE_MOMENT = '^(now|today|[+-][0-9]{1,6}(s|m|h|d|w|mo|y))$';

/** The day that many months later; the last one of its month if the month is too short. */
function monthsLater(day: number, months: number): number {
  const code = civilCode(day);
  const month = Math.floor(code / 512) * 12 + ((code >> 5) & 15) - 1 + months;
  const year = Math.floor(month / 12);
  const monthOfYear = month - year * 12 + 1;
  let dayOfMonth = code & 31;
  while (dayOfMonth > 28 && !isCivilDay(year, monthOfYear, dayOfMonth)) dayOfMonth--;
  return dayNumber(year, monthOfYear, dayOfMonth);
}

/** The days since 1970 of the day that a text names, counted from the day of `now`; undefined for another text. */
function dayOf(text: string, now: number): number | undefined {
  const today = Math.floor(now / DAY_MS);
  if (text === 'today') return today;
  const match = OFFSET.exec(text);
  if (match === null) return undefined;
  const count = Number(match[1]);
  switch (match[2]) {
    case 'd':
      return today + count;
    case 'w':
      return today + 7 * count;
    case 'mo':
      return monthsLater(today, count);
    case 'y':
      return monthsLater(today, 12 * count);
    default:
      return undefined;
  }
}

/**
 * The moment that a text names, counted from `now` in milliseconds since 1970: `now`, `-6h`, `+30m`, `-10s`. Days, weeks,
 * months and years name whole days: `today`, `-90d`, `+2w`, `-6mo`, `-3y`. Undefined for any other text, and for a time
 * outside the years 1 to 9999.
 */
export function relativeInstant(text: string, now: number): Instant | undefined {
  const instant = instantOf(text, now);
  return instant !== undefined && isInCalendar(instant) ? instant : undefined;
}

function instantOf(text: string, now: number): Instant | undefined {
  if (text === 'now') return { from: now, to: now };
  const day = dayOf(text, now);
  if (day !== undefined) return { from: day * DAY_MS, to: day * DAY_MS + DAY_MS - 1 };
  const match = OFFSET.exec(text);
  const unit = CLOCK_UNITS[match?.[2] ?? ''];
  if (match === null || unit === undefined) return undefined;
  const moment = now + Number(match[1]) * unit;
  return { from: moment, to: moment };
}

/** As `relativeInstant`, for a whole day: its number, counted from 1970. `now` is the day of `now`. */
export function relativeDay(text: string, now: number): number | undefined {
  const day = dayOf(text === 'now' ? 'today' : text, now);
  if (day === undefined) return undefined;
  const from = day * DAY_MS;
  return isInCalendar({ from, to: from }) ? day : undefined;
}

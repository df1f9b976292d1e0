import { parseDay } from '../time/calendar.js';
import { type Instant, parseInstant } from '../time/instant.js';
import { REFERENCE_MS } from '../time/reference-day.js';
import {
  RELATIVE_DAY,
  RELATIVE_MOMENT,
  relativeDay,
  relativeInstant,
} from '../time/relative-moment.js';
import { type Param, parsing } from './param.js';

/** The calendar begins with year 1, that of RFC 3339 with year 0. */
const noYear0 = { not: { pattern: '^0000' } };

/** A day as YYYY-MM-DD, or counted from now; decodes to its number, counted from 1970-01-01. */
export function day(description: string): Param<number> {
  return {
    description,
    schema: {
      type: 'string',
      anyOf: [{ format: 'date' }, { pattern: RELATIVE_DAY }],
      ...noYear0,
    },
    ...parsing(
      'a calendar day as YYYY-MM-DD, 0001-01-01 to 9999-12-31, or one counted from now: today, -90d, +2w, -6mo, -3y',
      (value) =>
        typeof value === 'string'
          ? (parseDay(value) ?? relativeDay(value, REFERENCE_MS))
          : undefined,
    ),
    relative: relativeDay,
  };
}

/** RFC 3339 without leap seconds, which `format` allows. */
const MOMENT =
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$';

const WRITTEN = [{ format: 'date-time', pattern: MOMENT }, { format: 'date' }];

/** A moment as RFC 3339, or a whole day as YYYY-MM-DD. */
export function fixedInstant(description: string): Param<Instant> {
  return {
    description,
    schema: { type: 'string', anyOf: WRITTEN, ...noYear0 },
    ...parsing('a moment as RFC 3339 (2026-01-31T09:30:00Z) or a day as YYYY-MM-DD', (value) =>
      typeof value === 'string' ? parseInstant(value) : undefined,
    ),
    rules: { calendar: 'All times lie within the years 1 to 9999 in UTC.' },
  };
}

/** As `fixedInstant`, or a moment or a day that is counted from now. */
export function instant(description: string): Param<Instant> {
  const fixed = fixedInstant(description);
  return {
    ...fixed,
    schema: { ...fixed.schema, anyOf: [...WRITTEN, { pattern: RELATIVE_MOMENT }] },
    ...parsing(
      `${fixed.name}, or a time counted from now: now, -6h, today, -90d, +2w, -6mo, -3y`,
      (value) =>
        typeof value === 'string'
          ? (parseInstant(value) ?? relativeInstant(value, REFERENCE_MS))
          : undefined,
    ),
    relative: relativeInstant,
  };
}

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** A time of day as HH:MM or HH:MM:SS; decodes to seconds since midnight. */
export function clockTime(description: string): Param<number> {
  return {
    description,
    schema: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' },
    ...parsing('a time of day as HH:MM or HH:MM:SS, 00:00 to 23:59:59', (value) => {
      const match = typeof value === 'string' ? CLOCK_TIME.exec(value) : null;
      if (match === null) return undefined;
      return (Number(match[1]) * 60 + Number(match[2])) * 60 + Number(match[3] ?? 0);
    }),
  };
}

const YEAR_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** A month as YYYY-MM; decodes to its number, counted from the first of year 0. */
export function yearMonth(description: string): Param<number> {
  return {
    description,
    schema: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', ...noYear0 },
    ...parsing('a month as YYYY-MM, 0001-01 to 9999-12', (value) => {
      const match = typeof value === 'string' ? YEAR_MONTH.exec(value) : null;
      if (match === null || match[1] === '0000') return undefined;
      return Number(match[1]) * 12 + Number(match[2]) - 1;
    }),
  };
}

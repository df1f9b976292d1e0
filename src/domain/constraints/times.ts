import { parseDay } from '../columns/calendar.js';
import { type Instant, parseInstant } from '../columns/instant.js';
import { type Param, parsing } from './param.js';

/** A day as YYYY-MM-DD; decodes to its number, counted from 1970-01-01. */
export function day(description: string): Param<number> {
  return {
    description,
    schema: { type: 'string', format: 'date' },
    decoder: parsing('a calendar day as YYYY-MM-DD, 0001-01-01 to 9999-12-31', (value) =>
      typeof value === 'string' ? parseDay(value) : undefined,
    ),
  };
}

/** A moment as RFC 3339, or a whole day as YYYY-MM-DD. */
export function instant(description: string): Param<Instant> {
  return {
    description,
    schema: {
      type: 'string',
      anyOf: [{ format: 'date-time' }, { format: 'date' }],
    },
    decoder: parsing(
      'a moment as RFC 3339 (2026-01-31T09:30:00Z) or a day as YYYY-MM-DD',
      (value) => (typeof value === 'string' ? parseInstant(value) : undefined),
    ),
  };
}

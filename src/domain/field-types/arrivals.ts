import type { CalendarClock } from '../arrivals/calendar-clock.js';
import type { Instant } from '../time/instant.js';

/** The moments of a type at which rows come into a table. */
export interface Arrivals {
  /** The days of the moments, in UTC or in a time zone. */
  readonly days: Instant;
  /** The number of rows that are there at the first moment. */
  readonly already: number;
  /** The clock of these days, without growth. */
  readonly clock: () => CalendarClock;
}

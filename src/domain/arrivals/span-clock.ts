import { lazy } from '../basics/lazy.js';
import type { Preparation } from '../columns/preparation.js';
import { DAY_MS } from '../time/calendar.js';
import type { Instant } from '../time/instant.js';
import { CalendarClock, type Rhythm } from './calendar-clock.js';

/** The clock of a span of time, computed when the first row needs it. */
export class SpanClock implements Preparation {
  readonly cost: number;
  readonly bytes: number;
  readonly clock: () => CalendarClock;

  constructor(rhythm: Rhythm, { from, to }: Instant) {
    const first = Math.floor(from / DAY_MS);
    const days = Math.floor(to / DAY_MS) - first + 1;
    // A clock in a time zone also has the beginning of each day, and most of the time goes into finding it.
    const [times, arrays] = rhythm.local === undefined ? [1, 1] : [5, 2];
    this.cost = times * CalendarClock.DAY_COST * days;
    this.bytes = arrays * CalendarClock.DAY_BYTES * days;
    this.clock = lazy(() => new CalendarClock(rhythm, first, days));
  }

  make(): void {
    this.clock();
  }
}

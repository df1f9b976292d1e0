import type { NumberRange } from '../columns/drawn.js';
import { withDefault } from '../constraints/param.js';
import { instant } from '../constraints/times.js';
import type { Fault } from '../errors/fault.js';
import type { Instant } from '../time/instant.js';
import { DEFAULT_END, DEFAULT_START } from '../time/reference-day.js';

/** The constraints of ids that begin with their creation time. */
export const idTimes = {
  start: withDefault(instant('the earliest creation time of the ids'), DEFAULT_START),
  end: withDefault(
    instant('the latest creation time of the ids; a date without a time means the end of that day'),
    DEFAULT_END,
  ),
};

export const idTimeRules = {
  epoch: 'All times lie within the range that an id of this type can represent.',
};

interface IdTimes {
  readonly start: Instant;
  readonly end: Instant;
}

/** The clock of a type of id, which counts ticks of `unit` milliseconds from 1970 up to tick `last`. */
export interface IdClock {
  readonly unit: number;
  readonly last: number;
}

function boundsOf({ start, end }: IdTimes, unit: number): readonly [first: number, last: number] {
  return [Math.ceil(start.from / unit), Math.floor(end.to / unit)];
}

export function checkIdTimes(times: IdTimes, { unit, last }: IdClock): readonly Fault[] {
  const [from, to] = boundsOf(times, unit);
  const faults: Fault[] = [];
  if (from < 0) faults.push({ path: '/start', message: 'expected a moment from 1970 on' });
  if (to > last) {
    const latest = new Date(last * unit).toISOString();
    const message = `expected a moment up to ${latest}, the latest time that an id can represent`;
    faults.push({ path: '/end', message });
  }
  if (faults.length > 0) return faults;
  return from > to ? [{ path: '/end', message: 'expected a moment that is not before start' }] : [];
}

/** Returns the range of the times of ids, counted in ticks. */
export function idTimeRange(times: IdTimes, { unit }: IdClock): NumberRange {
  const [from, to] = boundsOf(times, unit);
  return { min: from, step: 1, n: to - from + 1 };
}

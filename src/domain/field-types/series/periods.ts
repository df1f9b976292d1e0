import { keysOf } from '../../basics/keys-of.js';
import { expecting, type Param, parsing } from '../../constraints/param.js';
import { oneOf } from '../../constraints/texts.js';
import { DAY_MS, dayNumber } from '../../time/calendar.js';

/** The mean length of a year in the Gregorian calendar. */
const YEAR_MS = 31_556_952_000;

/** Milliseconds of the periods that have a name. */
const PERIODS = { hour: 3_600_000, day: DAY_MS, week: 7 * DAY_MS, year: YEAR_MS } as const;

export type PeriodName = keyof typeof PERIODS;

const PERIOD_NAMES = keysOf(PERIODS);

export function lengthOf(period: PeriodName): number {
  return PERIODS[period];
}

export const TREND_UNITS = oneOf('the unit of time; a step without over', PERIOD_NAMES);

/** The name of a period of time, or a number of steps. */
export const period: Param<PeriodName | number> = {
  description: 'hour, day, week or year, which need over; or a number of steps',
  schema: {
    anyOf: [
      { type: 'string', enum: PERIOD_NAMES },
      { type: 'number', minimum: 2, maximum: 1e9 },
    ],
  },
  ...expecting(
    'hour, day, week, year or a number of steps from 2 to 1000000000',
    (value): value is PeriodName | number =>
      typeof value === 'number'
        ? value >= 2 && value <= 1e9
        : PERIOD_NAMES.some((name) => name === value),
  ),
};

/** The place of a peak: milliseconds since 1970, of a period by name, or a number of steps. */
export interface Peak {
  readonly period: PeriodName | 'steps';
  readonly at: number;
}

const WEEKDAYS = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'];
const MINUTE = /^:([0-5]\d)$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** 1970-01-01 was a Thursday. */
function readPeak(written: string): Peak | undefined {
  const minute = MINUTE.exec(written);
  if (minute !== null) return { period: 'hour', at: Number(minute[1]) * 60_000 };
  const time = TIME.exec(written);
  if (time !== null) {
    return { period: 'day', at: (Number(time[1]) * 60 + Number(time[2])) * 60_000 };
  }
  const weekday = WEEKDAYS.indexOf(written);
  if (weekday >= 0) return { period: 'week', at: (weekday + 0.5) * DAY_MS };
  const day = DAY.exec(written);
  if (day === null) return undefined;
  return { period: 'year', at: dayNumber(1970, Number(day[1]), Number(day[2])) * DAY_MS };
}

export const peak: Param<Peak> = {
  description:
    'where the peak lies: :30 of an hour, 15:00 of a day, sat of a week, 07-20 of a year, or a step of the first period; by default at its beginning',
  schema: {
    anyOf: [
      {
        type: 'string',
        pattern:
          '^(:[0-5][0-9]|([01][0-9]|2[0-3]):[0-5][0-9]|mon|tue|wed|thu|fri|sat|sun|(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
      },
      { type: 'number', minimum: 0, maximum: 1e9 },
    ],
  },
  ...parsing('a peak such as :30, 15:00, sat, 07-20, or a step from 0 up', (value) => {
    if (typeof value === 'string') return readPeak(value);
    const isStep = typeof value === 'number' && value >= 0 && value <= 1e9;
    return isStep ? { period: 'steps' as const, at: value } : undefined;
  }),
};

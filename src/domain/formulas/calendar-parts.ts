import { civilCode, dayNumber } from '../time/calendar.js';
import type { Compilation } from './compilation.js';
import { floorUnits, type NumberLoop, truncateUnits } from './number-loops.js';
import { asMoment, SECOND_PARTS, withParts } from './operands.js';
import { monotone } from './rounding.js';
import type { Quantity } from './values.js';

/** A part of a day in the calendar: the loop from day numbers, and its bounds. */
interface DayPart {
  readonly loop: NumberLoop;
  readonly min: number;
  readonly max: number;
}

/** Parts of days as CEL counts them: months, days of the month and days of the year from 0, weekdays from Sunday. */
export const DAY_PARTS = {
  getFullYear: {
    min: 1,
    max: 9999,
    loop: (out, count, days) => {
      for (let i = 0; i < count; i++) out[i] = civilCode(days[i] as number) >> 9;
    },
  },
  getMonth: {
    min: 0,
    max: 11,
    loop: (out, count, days) => {
      for (let i = 0; i < count; i++) out[i] = ((civilCode(days[i] as number) >> 5) & 15) - 1;
    },
  },
  getDate: {
    min: 1,
    max: 31,
    loop: (out, count, days) => {
      for (let i = 0; i < count; i++) out[i] = civilCode(days[i] as number) & 31;
    },
  },
  getDayOfMonth: {
    min: 0,
    max: 30,
    loop: (out, count, days) => {
      for (let i = 0; i < count; i++) out[i] = (civilCode(days[i] as number) & 31) - 1;
    },
  },
  getDayOfWeek: {
    min: 0,
    max: 6,
    // 1970-01-01 was a Thursday.
    loop: (out, count, days) => {
      for (let i = 0; i < count; i++) {
        const day = (days[i] as number) + 4;
        out[i] = day - Math.floor(day / 7) * 7;
      }
    },
  },
  getDayOfYear: {
    min: 0,
    max: 365,
    loop: (out, count, days) => {
      for (let i = 0; i < count; i++) {
        const day = days[i] as number;
        out[i] = day - dayNumber(civilCode(day) >> 9, 1, 1);
      }
    },
  },
} as const satisfies Record<string, DayPart>;

/** A part of a day or moment, in UTC. */
export function dayPart(
  c: Compilation,
  at: number,
  time: Quantity,
  part: DayPart,
): Quantity | undefined {
  const days = monotone(c, at, time, floorUnits, time.parts, 1);
  if (days === undefined) return undefined;
  const { loop, min, max } = part;
  return c.quantity(
    at,
    { type: 'number', parts: 1, min, max, present: time.present },
    { loop, a: days },
  );
}

/** The units of a clock: how many a day has, and how many the next larger unit has. */
interface ClockUnit {
  readonly perDay: number;
  readonly perLarger: number;
}

export const CLOCK_UNITS = {
  getHours: { perDay: 24, perLarger: 24 },
  getMinutes: { perDay: 1440, perLarger: 60 },
  getSeconds: { perDay: SECOND_PARTS, perLarger: 60 },
  getMilliseconds: { perDay: 86_400_000, perLarger: 1000 },
} as const satisfies Record<string, ClockUnit>;

/** floor(a / j), modulo k */
const clockUnit: NumberLoop = (out, count, a, _b, j, k) => {
  for (let i = 0; i < count; i++) {
    const units = Math.floor((a[i] as number) / j);
    out[i] = units - Math.floor(units / k) * k;
  }
};

/** The hour, minute, second or millisecond of a moment, in UTC. */
export function clockPart(
  c: Compilation,
  at: number,
  time: Quantity,
  { perDay, perLarger }: ClockUnit,
): Quantity | undefined {
  const moment = asMoment(c, at, time);
  if (moment === undefined) return undefined;
  if (moment.parts < perDay) return { ...c.constant('number', 0, 1), present: time.present };
  const shape = {
    type: 'number',
    parts: 1,
    min: 0,
    max: perLarger - 1,
    present: time.present,
  } as const;
  return c.quantity(at, shape, {
    loop: clockUnit,
    a: moment,
    j: moment.parts / perDay,
    k: perLarger,
  });
}

/** A duration in whole units, without its fraction. */
export function wholeUnits(
  c: Compilation,
  at: number,
  duration: Quantity,
  { perDay }: ClockUnit,
): Quantity | undefined {
  const parts = Math.max(duration.parts, SECOND_PARTS);
  const precise = withParts(c, at, duration, parts);
  return precise && monotone(c, at, precise, truncateUnits, parts / perDay, 1);
}

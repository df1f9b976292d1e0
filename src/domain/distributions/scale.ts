import type { Instant } from '../columns/instant.js';
import { number } from '../constraints/numbers.js';
import { mapped, type Param } from '../constraints/param.js';
import { clockTime, day, instant } from '../constraints/times.js';
import type { Place } from './axis.js';

/** How the distributions of a column are told: places on its line, and the unit of lengths. */
export interface Scale {
  place(description: string): Param<Place>;
  /** What std_dev, e^mu and 1 / rate count. */
  readonly unit: string;
  /** What e^mu is counted from. */
  readonly origin: string;
}

const point = (at: number): Place => ({ from: at, to: at });

export const numberScale: Scale = {
  place: (description) => mapped(number(description), point),
  unit: 'the unit of the values',
  origin: '0',
};

export const dayScale: Scale = {
  place: (description) => mapped(day(description), point),
  unit: 'days',
  origin: 'start',
};

/** Times of day, as seconds since midnight. */
export const clockScale: Scale = {
  place: (description) => mapped(clockTime(description), point),
  unit: 'seconds',
  origin: 'midnight',
};

export const momentScale: Scale = {
  place: (description): Param<Instant> => instant(description),
  unit: 'seconds',
  origin: 'start',
};

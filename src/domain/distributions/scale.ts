import { number } from '../constraints/numbers.js';
import { mapped, type Param } from '../constraints/param.js';
import { clockTime, day, instant } from '../constraints/times.js';
import type { Instant } from '../time/instant.js';
import type { AxisValue } from './axis.js';

/** How the constraints of a distribution are decoded and described; it depends on the kind of the column. */
export interface Scale {
  /** Returns a constraint whose value is a value of the column. */
  value(description: string): Param<AxisValue>;
  /** The unit of std_dev, e^mu and 1 / rate. */
  readonly unit: string;
  /** The origin of e^mu. */
  readonly origin: string;
  /** Whether the values are numbers, which may count events; those of times do not. */
  readonly isNumber: boolean;
}

const point = (at: number): AxisValue => ({ from: at, to: at });

export const numberScale: Scale = {
  value: (description) => mapped(number(description), point),
  unit: 'the unit of the values',
  origin: '0',
  isNumber: true,
};

export const dayScale: Scale = {
  value: (description) => mapped(day(description), point),
  unit: 'days',
  origin: 'start',
  isNumber: false,
};

/** Times of day, as seconds since midnight. */
export const clockScale: Scale = {
  value: (description) => mapped(clockTime(description), point),
  unit: 'seconds',
  origin: 'midnight',
  isNumber: false,
};

export const momentScale: Scale = {
  value: (description): Param<Instant> => instant(description),
  unit: 'seconds',
  origin: 'start',
  isNumber: false,
};

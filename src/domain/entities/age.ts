import { civilCode, dayNumber } from '../columns/calendar.js';
import { type DrawnNumbers, evenNumbers } from '../columns/drawn.js';
import { REFERENCE_DAY } from '../field-types/reference-day.js';
import type { Person } from './person.js';

/** Ages are counted at the day that open ranges of time end before. */
const [year = 0, month = 0, day = 0] = REFERENCE_DAY.split('-').map(Number);

/** The days on which people from `min` to `max` years of age were born. */
export function birthRange(
  min: number,
  max: number,
): { readonly from: number; readonly to: number } {
  return {
    from: dayNumber(year - max - 1, month, day) + 1,
    to: dayNumber(year - min, month, day),
  };
}

/** The day a person was born on, counted from 1970, where the age is bounded so. */
export function birthDays(person: Person, min: number, max: number): DrawnNumbers {
  const { from, to } = birthRange(min, max);
  const range = { min: from, step: 1, n: to - from + 1 };
  return evenNumbers(person.key(`birth ${min} ${max}`), range);
}

/** Full years at the reference day of someone born on a day. */
export function ageOf(birthDay: number): number {
  const code = civilCode(birthDay);
  const passed = (code & 511) <= month * 32 + day ? 0 : 1;
  return year - (code >> 9) - passed;
}

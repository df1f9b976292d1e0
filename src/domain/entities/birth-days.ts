import { type DrawnNumbers, evenNumbers } from '../columns/drawn.js';
import { civilCode, dayNumber } from '../time/calendar.js';
import { REFERENCE_DAY } from '../time/reference-day.js';
import type { Person } from './person.js';

/** Ages are relative to the reference day. */
const [year = 0, month = 0, day = 0] = REFERENCE_DAY.split('-').map(Number);

/** The first and the last birth day of people aged `min` to `max` full years, in days since 1970. */
export function birthRange(
  min: number,
  max: number,
): { readonly from: number; readonly to: number } {
  return {
    from: dayNumber(year - max - 1, month, day) + 1,
    to: dayNumber(year - min, month, day),
  };
}

/** The birth day of a person aged `min` to `max` full years, in days since 1970. */
export function birthDays(person: Person, min: number, max: number): DrawnNumbers {
  const { from, to } = birthRange(min, max);
  const range = { min: from, step: 1, n: to - from + 1 };
  return evenNumbers(person.key(`birth ${min} ${max}`), range);
}

/** The age in full years, on the reference day, of a person born on a day (in days since 1970). */
export function ageOf(birthDay: number): number {
  const code = civilCode(birthDay);
  const passed = (code & 511) <= month * 32 + day ? 0 : 1;
  return year - (code >> 9) - passed;
}

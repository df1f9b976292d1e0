import { type DrawnNumbers, evenNumbers } from '../columns/drawn.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { civilCode, dayNumber } from '../time/calendar.js';
import { REFERENCE_DAY } from '../time/reference-day.js';
import type { IndexFacet } from './facet.js';

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

/** A person with the birth day of somebody aged 18 to 80. */
interface Born {
  readonly birth: DrawnNumbers;
  key(purpose: string): Key;
}

/** The ages of the birth day from which those in other bounds follow. */
const USUAL = birthRange(18, 80);

/** The number of birth days from 18 to 80 years before the reference day. */
const BIRTH_DAYS = USUAL.to - USUAL.from + 1;

/** Positions between two birth days, for bounds with other numbers of days. */
const POSITIONS = 4096;

/** The birth day of a person aged 18 to 80: a place among all people, the youngest last. */
export function birthPlaces(person: Pick<Born, 'key'>): DrawnNumbers {
  return evenNumbers(person.key('birth 18 80'), { min: USUAL.from, step: 1, n: BIRTH_DAYS });
}

/**
 * The birth day of a person aged `min` to `max` full years, in days since 1970. The order of people by age is the same in all
 * bounds, so that it tells how far a person has come at work.
 */
export function birthDays(person: Born, min: number, max: number): DrawnNumbers {
  const { from, to } = birthRange(min, max);
  const { birth } = person;
  if (from === USUAL.from && to === USUAL.to) return birth;
  const within = evenNumbers(person.key(`birth ${min} ${max}`), { min: 0, step: 1, n: POSITIONS });
  const scale = (to - from + 1) / BIRTH_DAYS;
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const place = (birth.values.data[i] as number) - USUAL.from;
      const position = ((within.values.data[i] as number) + 0.5) / POSITIONS;
      values.data[i] = from + Math.floor((place + position) * scale);
    }
  };
  return { values, steps: [...birth.steps, ...within.steps, { vectors: [values], fill }] };
}

/** As `birthDays`, drawn for these bounds alone: the numbers of one draw. */
export function ownBirthDays(person: Born, min: number, max: number): DrawnNumbers {
  const { from, to } = birthRange(min, max);
  return evenNumbers(person.key(`birth ${min} ${max}`), { min: from, step: 1, n: to - from + 1 });
}

/** A person is in one of this many groups of equal size by age, the youngest in the first. */
export const AGE_GROUPS = 24;

/** The index of the age group of each person. */
export function ageGroups({ birth }: Pick<Born, 'birth'>): IndexFacet {
  const indices = new IndexVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const before = USUAL.to - (birth.values.data[i] as number);
      indices.data[i] = Math.floor((before * AGE_GROUPS) / BIRTH_DAYS);
    }
  };
  return { indices, steps: [...birth.steps, { vectors: [indices], fill }] };
}

/** The age in full years, on the reference day, of a person born on a day (in days since 1970). */
export function ageOf(birthDay: number): number {
  const code = civilCode(birthDay);
  const passed = (code & 511) <= month * 32 + day ? 0 : 1;
  return year - (code >> 9) - passed;
}

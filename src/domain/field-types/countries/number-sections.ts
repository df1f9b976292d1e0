import { lazy } from '../../basics/lazy.js';
import type { NumberSection } from './number-form.js';

/* The parts that national numbers of several countries have. */

const digits = (length: number): readonly string[] =>
  Object.freeze(
    Array.from({ length: Number(`1e${length}`) }, (_, i) => String(i).padStart(length, '0')),
  );

export const one = lazy(() => digits(1));
export const two = lazy(() => digits(2));
export const three = lazy(() => digits(3));
export const four = lazy(() => digits(4));

/** A part that does not depend on the person. */
export const anyOf = (words: () => readonly string[]): NumberSection => ({ words: lazy(words) });

export const yearOf = (born: number): number => born >> 9;
export const monthOf = (born: number): number => (born >> 5) & 15;
export const dayOf = (born: number): number => born & 31;

/** A part that follows from the birth day and the gender of the person. */
export const inPerson = (
  words: () => readonly string[],
  of: NonNullable<NumberSection['of']>,
): NumberSection => ({
  words,
  choices: 1,
  of,
});

export const shortYear = inPerson(two, (_, born) => yearOf(born) % 100);
export const birthMonth = inPerson(two, (_, born) => monthOf(born));
export const birthDay = inPerson(two, (_, born) => dayOf(born));

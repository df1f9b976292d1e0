import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import type { Decoded } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { LengthRange } from '../prose/counted-texts.js';

const DEFAULT_MIN = 50;
const DEFAULT_MAX = 200;

const bound = (description: string) => integer(description, { min: 0, max: MAX_TEXT_LENGTH });

/** The constraints of types of running text. */
export const textLength = {
  min_length: bound(
    `the minimum number of characters; by default ${DEFAULT_MIN}, or max_length if it is smaller`,
  ),
  max_length: bound(
    `the maximum number of characters; by default ${DEFAULT_MAX}, or min_length if it is larger`,
  ),
};

type TextLength = Decoded<typeof textLength>;

export function lengthRange({ min_length, max_length }: TextLength): LengthRange {
  const min = min_length ?? Math.min(DEFAULT_MIN, max_length ?? DEFAULT_MIN);
  return { min, max: max_length ?? Math.max(DEFAULT_MAX, min) };
}

export function checkLength(given: TextLength): readonly Fault[] {
  const { min, max } = lengthRange(given);
  return min > max
    ? [{ path: '/max_length', message: `expected at least min_length (${min}), got ${max}` }]
    : [];
}

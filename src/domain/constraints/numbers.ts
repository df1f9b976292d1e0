import { isWhole } from '../basics/is-whole.js';
import { expecting, type Param } from './param.js';

const { MAX_SAFE_INTEGER, MAX_VALUE } = Number;

function range(min: number, max: number): string {
  if (min === -MAX_SAFE_INTEGER && max === MAX_SAFE_INTEGER) return 'within ±(2^53 - 1)';
  if (max === MAX_SAFE_INTEGER || max === MAX_VALUE) return `from ${min} up`;
  return `from ${min} to ${max}`;
}

/**
 * A whole number from `min` to `max`; 1e5 and 10.0 are whole numbers.
 *
 * @example
 * const sides = integer('the number of sides', { min: 2, max: 99 });
 * sides.decode(6)._tag; // => 'Right'
 * sides.decode(6.5)._tag; // => 'Left'
 * sides.name; // => 'a whole number from 2 to 99'
 */
export function integer(
  description: string,
  { min = -MAX_SAFE_INTEGER, max = MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): Param<number> {
  return {
    description,
    schema: { type: 'integer', minimum: min, maximum: max },
    ...expecting(`a whole number ${range(min, max)}`, (value): value is number =>
      isWhole(value, min, max),
    ),
  };
}

/**
 * A finite number from `min` to `max`.
 *
 * @example
 * number('the share of winners', { min: 0, max: 1 }).decode(0.25)._tag; // => 'Right'
 */
export function number(
  description: string,
  { min, max }: { min?: number; max?: number } = {},
): Param<number> {
  const bounded = min !== undefined && max !== undefined;
  return {
    description,
    schema: {
      type: 'number',
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === undefined ? {} : { maximum: max }),
    },
    ...expecting(
      bounded ? `a number ${range(min, max)}` : 'a finite number',
      (value): value is number =>
        typeof value === 'number' &&
        Number.isFinite(value) &&
        (min === undefined || value >= min) &&
        (max === undefined || value <= max),
    ),
  };
}

/** A finite number above 0, of at most `max` if that is given. */
export function positive(
  description: string,
  { max = Number.MAX_VALUE }: { max?: number } = {},
): Param<number> {
  const isBounded = max < Number.MAX_VALUE;
  return {
    description,
    schema: { type: 'number', exclusiveMinimum: 0, ...(isBounded && { maximum: max }) },
    ...expecting(
      isBounded ? `a number above 0, at most ${max}` : 'a number above 0',
      (value): value is number => typeof value === 'number' && value > 0 && value <= max,
    ),
  };
}

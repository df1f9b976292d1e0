import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';

/** Ages in full years; `birth_date` and `age` with the same bounds agree. */
export const minAge = withDefault(integer('the minimum age in years', { min: 0, max: 150 }), 18);
export const maxAge = withDefault(integer('the maximum age in years', { min: 0, max: 150 }), 80);

export function checkAges(min: number, max: number, path: string): readonly Fault[] {
  return min > max
    ? [{ path, message: `expected at least the minimum age (${min}), got ${max}` }]
    : [];
}

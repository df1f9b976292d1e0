import { decimalPlaces } from '../../basics/decimal-places.js';
import { greatest } from '../../basics/extremes.js';
import type { NumberRange } from '../../meanings/named-numbers.js';
import type { PlainField } from '../../meanings/plain-field.js';

/** Digits behind the point of a step that is followed. */
const MOST_DECIMALS = 15;
/** The most multiples of a fraction that a request lists. */
const MOST_LISTED = 100;

/** The least positive number of which every multiple is one of all steps; undefined if it has too many digits. */
export function commonMultiple(steps: readonly number[]): number | undefined {
  const decimals = greatest(steps.map(decimalPlaces));
  if (decimals > MOST_DECIMALS) return undefined;
  const units = steps.map((step) => Math.round(step * Number(`1e${decimals}`)));
  const common = units.reduce((all, next) => (all / commonDivisor(all, next)) * next);
  if (!units.every(Number.isSafeInteger) || !Number.isSafeInteger(common)) return undefined;
  return Number(`${common}e-${decimals}`);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

export function isMultiple(value: number, steps: readonly number[]): boolean {
  if (steps.length === 0) return true;
  const common = commonMultiple([value === 0 ? 1 : Math.abs(value), ...steps]);
  return value === 0 || common === Math.abs(value);
}

/** Multiples of a fraction, spread over a range. No type of numbers has such steps. */
export function severalOf(step: number, { min, max }: NumberRange): readonly PlainField[] {
  const decimals = decimalPlaces(step);
  const first = Math.ceil(Number((min / step).toFixed(6)));
  const last = Math.floor(Number((max / step).toFixed(6)));
  if (first > last) return [];
  const apart = Math.ceil((last - first + 1) / MOST_LISTED);
  const length = Math.floor((last - first) / apart) + 1;
  const choices = Array.from({ length }, (_, i) =>
    Number(((first + i * apart) * step).toFixed(decimals)),
  );
  return [{ type: 'choice', constraints: { choices } }];
}

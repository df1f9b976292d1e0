import { decimalPlaces } from '../basics/decimal-places.js';
import { wholeRange } from '../basics/whole-range.js';

export interface SteppedRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The greatest power of ten that is a double. */
const EXACT_POWERS = 22;

/** The quotient of two exact numbers is rounded once, to the double nearest to the decimal. */
function quotientBy(power: number): (units: number) => number {
  return (units) => units / power;
}

function textualBy(decimals: number): (units: number) => number {
  return (units) => Number(`${units}e-${decimals}`);
}

/**
 * The numbers min, min + step, … up to max, each the double nearest to its decimal: 0.1, 0.2, 0.3 and not
 * 0.30000000000000004. Undefined if there are none, or more than `most`.
 */
export function steppedValues(
  { min, max, step }: SteppedRange,
  most: number,
): readonly number[] | undefined {
  const decimals = Math.max(decimalPlaces(min), decimalPlaces(step));
  const units = wholeRange(min, max, decimals);
  const unit = wholeRange(step, step, decimals);
  if (typeof units === 'string' || typeof unit === 'string') return undefined;
  const count = Math.floor((units.max - units.min) / unit.min) + 1;
  if (count > most) return undefined;
  const valueAt =
    decimals <= EXACT_POWERS ? quotientBy(Number(`1e${decimals}`)) : textualBy(decimals);
  return Array.from({ length: count }, (_, i) => valueAt(units.min + i * unit.min));
}

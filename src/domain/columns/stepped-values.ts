import { decimalText } from '../basics/decimal-text.js';
import { wholeRange } from '../basics/whole-range.js';

export interface SteppedRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function decimalsOf(value: number): number {
  return decimalText(value).split('.')[1]?.length ?? 0;
}

/**
 * The numbers min, min + step, … up to max, each the double nearest to its decimal: 0.1, 0.2, 0.3 and not
 * 0.30000000000000004. Undefined if there are none, or more than `most`.
 */
export function steppedValues(
  { min, max, step }: SteppedRange,
  most: number,
): readonly number[] | undefined {
  const decimals = Math.max(decimalsOf(min), decimalsOf(step));
  const units = wholeRange(min, max, decimals);
  const unit = wholeRange(step, step, decimals);
  if (typeof units === 'string' || typeof unit === 'string') return undefined;
  const count = Math.floor((units.max - units.min) / unit.min) + 1;
  if (count > most) return undefined;
  return Array.from({ length: count }, (_, i) =>
    Number(`${units.min + i * unit.min}e-${decimals}`),
  );
}

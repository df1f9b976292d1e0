import type { DataType } from '../columns/column-plan.js';

/** The types of numbers in binary formats. */
export type NumberType = 'int32' | 'int64' | 'double';

/** The most digits of decimals that 64 bits hold; a list of values may contain 1e300, which is stored as a double. */
export const MOST_DECIMAL_DIGITS = 18;

/** Whether 32 bits hold every whole number of a column. */
export function fitsIn32Bits({
  min,
  max,
}: Extract<DataType, { readonly kind: 'integer' }>): boolean {
  return min >= -0x8000_0000 && max < 0x8000_0000;
}

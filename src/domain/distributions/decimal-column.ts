import { largestPrecision, type WholeRange, wholeRange } from '../basics/whole-range.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnNumbers, type Draws, drawnNumbers, type NumberRange } from '../columns/drawn.js';
import type { SharedStrata } from '../columns/shared-strata.js';
import type { Fault } from '../errors/fault.js';
import { type Axis, numberAxis } from './axis.js';

/** The numbers from `min` to `max` with exactly `precision` decimals. */
export interface DecimalRange {
  readonly min: number;
  readonly max: number;
  readonly precision: number;
}

/** Returns a fault if a range holds no numbers, or numbers that a double cannot represent exactly. */
export function decimalFaults({ min, max, precision }: DecimalRange): readonly Fault[] {
  if (min > max) return [{ path: '/max', message: `expected at least min (${min}), got ${max}` }];
  const range = wholeRange(min, max, precision);
  if (range === 'empty') {
    const message = `expected more decimals: no number with ${precision} decimals lies between ${min} and ${max}`;
    return [{ path: '/precision', message }];
  }
  if (range === 'too large') {
    const largest = largestPrecision(min, max, precision);
    const message =
      largest === undefined
        ? 'expected a range within ±(2^53 - 1)'
        : `expected at most ${largest} decimals: with ${precision}, numbers of this range have more than 15 digits`;
    return [{ path: largest === undefined ? '/max' : '/precision', message }];
  }
  return [];
}

/** Returns the range x 10^precision, in whole numbers. The range must have no faults. */
export function unitsOf({ min, max, precision }: DecimalRange): WholeRange {
  return wholeRange(min, max, precision) as WholeRange;
}

export function countDecimals(range: DecimalRange): number {
  const { min, max } = unitsOf(range);
  return max - min + 1;
}

function numbersOf(range: DecimalRange): NumberRange {
  return { min: unitsOf(range).min, step: 1, n: countDecimals(range) };
}

/** Returns the axis of the numbers of a range, for a distribution over them. */
export function decimalAxis(range: DecimalRange): Axis {
  return numberAxis(numbersOf(range), range.precision);
}

/** Returns a column with one number of the range per row, drawn evenly or from strata. */
export function decimalColumn(
  range: DecimalRange,
  draws: Draws,
  strata?: SharedStrata,
): ColumnPlan {
  const drawn = drawnNumbers(draws, numbersOf(range), strata);
  return unitsColumn(drawn, unitsOf(range), range.precision);
}

/** Returns a column of drawn numbers, which count units of 10^-precision. */
export function unitsColumn(
  { values, steps }: DrawnNumbers,
  { min, max }: WholeRange,
  precision: number,
): ColumnPlan {
  const whole = String(Math.max(Math.abs(min), Math.abs(max))).length;
  return {
    type: { kind: 'decimal', digits: Math.max(whole, precision + 1), scale: precision },
    steps,
    cell: [{ kind: 'number', values, decimals: precision, minDigits: precision + 1, min, max }],
  };
}

import type { Arithmetic } from './arithmetic.js';
import type { Quantity } from './quantity.js';

const LEAST_ROWS = 8;
const LEAST_VALUES = 5;
const LEAST_CORRELATION = 0.999;
const EPSILON = 1e-6;
/** The share of the rows that may be off; the whole sample decides by a smaller one. */
const TOLERANCE = 0.05;
/** Digits of a factor that is no plain figure. */
const DIGITS = 6;
const PLAIN_DECIMALS = [0, 1, 2, 3, 4];
/** A plain figure differs from the fitted one by less than this share. */
const NEAR = 2e-4;
const NEAR_OFFSET = 1e-3;

/**
 * The line through some rows of two columns, with plain figures such as 1.8 and 32 where these fit; undefined if the
 * rows lie on no line, or if rather the other column is computed.
 */
export function lineThrough(result: Quantity, other: Quantity): Line | undefined {
  const points = result.some.flatMap((row): Point[] => {
    const [x, y] = [other.at(row), result.at(row)];
    return Number.isNaN(x) || Number.isNaN(y) ? [] : [[x, y]];
  });
  if (points.length < LEAST_ROWS || new Set(points.map(([, y]) => y)).size < LEAST_VALUES) {
    return undefined;
  }
  const line = fittedLine(points, result);
  return line && suits(line, points, result, other) ? line : undefined;
}

type Point = readonly [x: number, y: number];
type Line = Extract<Arithmetic, { readonly kind: 'line' }>;

/**
 * Whether the result is the column to compute. Of two columns that were rounded, it is the coarser one; but a finer one
 * that the coarser one gives exactly was computed from it.
 */
function suits(
  { factor, offset }: Line,
  points: readonly Point[],
  { half }: Quantity,
  other: Quantity,
): boolean {
  const ofOther = Math.abs(factor) * other.half;
  const isExact = (slack: number): boolean => {
    const most = slack * (1 + EPSILON);
    const off = points.filter(([x, y]) => !(Math.abs(y - factor * x - offset) <= most));
    return off.length <= TOLERANCE * points.length;
  };
  if (half < ofOther * (1 - EPSILON)) return isExact(half);
  return half <= ofOther * (1 + EPSILON) || !isExact(ofOther);
}

function fittedLine(points: readonly Point[], result: Quantity): Line | undefined {
  const n = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n;
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - meanX) * (x - meanX);
    yy += (y - meanY) * (y - meanY);
    xy += (x - meanX) * (y - meanY);
  }
  const isLine = Math.abs(xy) >= LEAST_CORRELATION * Math.sqrt(xx * yy) && xx > 0;
  return isLine ? plainLine(xy / xx, meanX, meanY, result) : undefined;
}

function plainLine(fitted: number, meanX: number, meanY: number, { spread }: Quantity): Line {
  for (const decimals of PLAIN_DECIMALS) {
    const factor = Number(fitted.toFixed(decimals));
    const exact = meanY - factor * meanX;
    const offset = Number(exact.toFixed(decimals));
    const isNear = Math.abs(factor / fitted - 1) < NEAR;
    if (isNear && Math.abs(offset - exact) < NEAR_OFFSET * spread) {
      return { kind: 'line', factor, offset: offset === 0 ? 0 : offset };
    }
  }
  const factor = Number(fitted.toPrecision(DIGITS));
  const offset = meanY - factor * meanX;
  const isThroughZero = Math.abs(offset) < NEAR_OFFSET * spread;
  return { kind: 'line', factor, offset: isThroughZero ? 0 : Number(offset.toPrecision(DIGITS)) };
}

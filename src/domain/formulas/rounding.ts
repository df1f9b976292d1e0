import { greatest, least as leastOf } from '../basics/extremes.js';
import type { Compilation } from './compilation.js';
import { absolute, type NumberLoop, roundQuotient, roundReal, roundUnits } from './number-loops.js';
import { unified } from './operands.js';
import { powerOfTen } from './read-number.js';
import { isNumber, isQuantity, type Quantity, type Real, type Value } from './values.js';

/** Applies a loop to single numbers, for the bounds of its results. */
function once(loop: NumberLoop, a: number, b: number, j: number, k: number): number {
  const out = new Float64Array(1);
  loop(out, 1, Float64Array.of(a), Float64Array.of(b), j, k);
  return out[0] as number;
}

/** The number rounded half away from zero. A decimal that has no more decimals stays as it is. */
export function rounded(
  c: Compilation,
  at: number,
  number: Quantity | Real,
  decimals: number,
): Quantity | undefined {
  const parts = powerOfTen(decimals);
  if (number.type === 'real') {
    return exactQuotient(c, at, number, parts) ?? monotone(c, at, number, roundReal, parts, parts);
  }
  if (number.parts <= parts) return number;
  return monotone(c, at, number, roundUnits, number.parts / parts, parts);
}

/** The rounded quotient of decimals, whose remainder decides exactly; undefined if they are too large for it. */
function exactQuotient(
  c: Compilation,
  at: number,
  { quotient, present }: Real,
  parts: number,
): Quantity | undefined {
  if (quotient === undefined) return undefined;
  const { dividend: a, divisor: b } = quotient;
  const least = Math.min(a.parts, b.parts * parts);
  const [j, k] = [(b.parts * parts) / least, a.parts / least];
  const largest =
    Math.max(Math.abs(a.min), Math.abs(a.max)) * j + Math.max(Math.abs(b.min), Math.abs(b.max)) * k;
  if (!Number.isSafeInteger(largest)) return undefined;
  // The farthest quotients are those at the ends of both ranges, and those of the divisors next to 0.
  const divisors = [b.min, b.max, -1, 1].filter((by) => by >= b.min && by <= b.max);
  const corners = [a.min, a.max].flatMap((of) =>
    divisors.map((by) => once(roundQuotient, of, by, j, k)),
  );
  const bounds = { min: leastOf(corners), max: greatest(corners) };
  return c.quantity(
    at,
    { type: 'number', parts, ...bounds, present },
    { loop: roundQuotient, a, b, j, k },
  );
}

/** A number from a loop that never turns a greater number into a smaller one. */
export function monotone(
  c: Compilation,
  at: number,
  a: Quantity | Real,
  loop: NumberLoop,
  j: number,
  parts: number,
): Quantity | undefined {
  const bounds = { min: once(loop, a.min, 0, j, 1), max: once(loop, a.max, 0, j, 1) };
  return c.quantity(at, { type: 'number', parts, ...bounds, present: a.present }, { loop, a, j });
}

/** `abs(x)` of a number or duration; undefined for other values. */
export function magnitude(c: Compilation, at: number, value: Value): Value | undefined {
  if (!isNumber(value) && value.type !== 'duration') return undefined;
  const bounds = {
    min: value.min <= 0 && value.max >= 0 ? 0 : Math.min(Math.abs(value.min), Math.abs(value.max)),
    max: Math.max(Math.abs(value.min), Math.abs(value.max)),
    present: value.present,
  };
  const work = { loop: absolute, a: value };
  if (value.type === 'real') return c.real(bounds, work);
  return c.quantity(at, { type: value.type, parts: value.parts, ...bounds }, work);
}

/** The smallest or the greatest of several numbers or times, null where one is null; undefined for other values. */
export function extreme(
  c: Compilation,
  at: number,
  values: readonly Value[],
  loop: NumberLoop,
  of: (...numbers: number[]) => number,
): Value | undefined {
  const all = unified(c, at, values);
  if (all === undefined || all.length < values.length || !all.every(isOrdered)) return undefined;
  const present = c.all(...all.map((value) => value.present));
  const result = all.reduce<Quantity | Real | undefined>((a, b) => {
    if (a === undefined) return undefined;
    const bounds = { min: of(a.min, b.min), max: of(a.max, b.max), present: undefined };
    if (a.type === 'real') return c.real(bounds, { loop, a, b });
    return c.quantity(at, { type: a.type, parts: a.parts, ...bounds }, { loop, a, b });
  }, all[0]);
  return result && { ...result, present };
}

function isOrdered(value: Value): value is Quantity | Real {
  return isNumber(value) || isQuantity(value);
}

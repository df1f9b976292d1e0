import { greatest, least } from '../basics/extremes.js';
import type { Compilation } from './compilation.js';
import { addScaled, divide, multiply, remainder, scale } from './number-loops.js';
import { asReal, SECOND_PARTS } from './operands.js';
import {
  isNumber,
  isQuantity,
  isTime,
  type Mask,
  nounOf,
  type Quantity,
  type Real,
  type Value,
} from './values.js';

type Operand = Quantity | Real;
type Result = Operand | undefined;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The bounds of a result, from the bounds of its operands; a product of zero and infinity is zero. */
function boundsOf(a: Bounds, b: Bounds, of: (a: number, b: number) => number): Bounds {
  const corners = [of(a.min, b.min), of(a.min, b.max), of(a.max, b.min), of(a.max, b.max)];
  const numbers = corners.map((corner) => (Number.isNaN(corner) ? 0 : corner));
  return { min: least(numbers), max: greatest(numbers) };
}

function largest({ min, max }: Bounds): number {
  return Math.max(Math.abs(min), Math.abs(max));
}

/** Refuses operands that an operator does not combine. */
function mismatch(c: Compilation, at: number, a: Value, name: string, b: Value): undefined {
  return c.refuse(at, `cannot compute ${nounOf(a)} ${name} ${nounOf(b)}`);
}

/** a + b or a - b */
export function sum(c: Compilation, at: number, a: Value, b: Value, sign: 1 | -1): Result {
  if (isNumber(a) && isNumber(b) && (a.type === 'real' || b.type === 'real')) {
    const [left, right] = [asReal(c, a), asReal(c, b)];
    const bounds = boundsOf(left, right, (x, y) => x + sign * y);
    const present = c.all(a.present, b.present);
    return c.real({ ...bounds, present }, { loop: addScaled, a: left, b: right, k: sign });
  }
  const type = typeOfSum(a, b, sign);
  if (type === undefined || !isQuantity(a) || !isQuantity(b)) {
    return mismatch(c, at, a, sign === 1 ? '+' : '-', b);
  }
  const parts = Math.max(a.parts, b.parts, type === 'datetime' ? SECOND_PARTS : 1);
  const [j, k] = [parts / a.parts, (sign * parts) / b.parts];
  if (!c.isExact(at, largest(a) * j) || !c.isExact(at, largest(b) * k)) return undefined;
  const bounds = boundsOf(a, b, (x, y) => x * j + y * k);
  const shape = { type, parts, ...bounds, present: c.all(a.present, b.present) };
  return c.quantity(at, shape, { loop: addScaled, a, b, j, k });
}

/** The type of a sum or difference of exact values; undefined if they have none. */
function typeOfSum(a: Value, b: Value, sign: 1 | -1): Quantity['type'] | undefined {
  if (a.type === b.type && (a.type === 'number' || a.type === 'duration')) return a.type;
  if (isTime(a) && b.type === 'duration') return 'datetime';
  if (isTime(a) && isTime(b) && sign === -1) return 'duration';
  return a.type === 'duration' && isTime(b) && sign === 1 ? 'datetime' : undefined;
}

/** a * b: of numbers, or of a duration and a whole number. */
export function product(c: Compilation, at: number, a: Value, b: Value): Result {
  const multiplied = (x: Operand, y: Operand): Bounds & { readonly present: Mask } => ({
    ...boundsOf(x, y, (p, q) => p * q),
    present: c.all(x.present, y.present),
  });
  if (isNumber(a) && isNumber(b) && (a.type === 'real' || b.type === 'real')) {
    const [left, right] = [asReal(c, a), asReal(c, b)];
    return c.real(multiplied(left, right), { loop: multiply, a: left, b: right });
  }
  const type = typeOfProduct(a, b);
  if (type === undefined || !isQuantity(a) || !isQuantity(b)) return mismatch(c, at, a, '*', b);
  const shape = { type, parts: a.parts * b.parts, ...multiplied(a, b) };
  return c.quantity(at, shape, { loop: multiply, a, b });
}

function typeOfProduct(a: Value, b: Value): 'number' | 'duration' | undefined {
  const isWhole = (value: Value): boolean => value.type === 'number' && value.parts === 1;
  if (a.type === 'number' && b.type === 'number') return 'number';
  const isLonger = (a.type === 'duration' && isWhole(b)) || (b.type === 'duration' && isWhole(a));
  return isLonger ? 'duration' : undefined;
}

/** a / b as a real, null where b is 0. */
export function quotient(c: Compilation, at: number, a: Value, b: Value): Result {
  if (!isNumber(a) || !isNumber(b)) return mismatch(c, at, a, '/', b);
  const present = divisible(c, at, a, b);
  if (present === undefined) return undefined;
  const [left, right] = [asReal(c, a), asReal(c, b)];
  const [p, q] = [a.type === 'real' ? 1 : a.parts, b.type === 'real' ? 1 : b.parts];
  const least = Math.min(p, q);
  const bounds = canBeZero(b) ? nearZero(left, b) : boundsOf(left, right, (x, y) => x / y);
  // A single division of whole numbers rounds once.
  const work = { loop: divide, a, b, j: q / least, k: p / least };
  const real = c.real({ ...bounds, present: present.mask }, work);
  if (a.type === 'real' || b.type === 'real') return real;
  return { ...real, quotient: { dividend: a, divisor: b } };
}

function canBeZero({ min, max }: Bounds): boolean {
  return min <= 0 && max >= 0;
}

/** The bounds of a quotient whose divisor may be 0; where it is, the quotient is stored as 0. */
function nearZero(a: Bounds, b: Operand): Bounds {
  const least = b.type === 'real' ? 0 : 1 / b.parts;
  const farthest = largest(a) === 0 ? 0 : largest(a) / least;
  const isNegative = (a.min < 0 && b.max > 0) || (a.max > 0 && b.min < 0);
  const isPositive = (a.max > 0 && b.max > 0) || (a.min < 0 && b.min < 0);
  return { min: isNegative ? -farthest : 0, max: isPositive ? farthest : 0 };
}

/** The rows in which a / b has a value; undefined if there are none. */
function divisible(
  c: Compilation,
  at: number,
  a: Operand,
  b: Operand,
): { readonly mask: Mask } | undefined {
  if (b.min === 0 && b.max === 0) return c.refuse(at, 'cannot divide by zero');
  if (!canBeZero(b)) return { mask: c.all(a.present, b.present) };
  const nonZero = c.flags(() => {
    const divisor = b.values();
    return (out, count) => {
      const { data } = divisor;
      for (let i = 0; i < count; i++) out[i] = data[i] === 0 ? 0 : 1;
    };
  });
  return { mask: c.all(a.present, b.present, nonZero) };
}

/** The remainder of whole numbers with the sign of a, null where b is 0. */
export function modulo(c: Compilation, at: number, a: Value, b: Value): Result {
  if (a.type !== 'number' || b.type !== 'number' || a.parts > 1 || b.parts > 1) {
    return c.refuse(at, `expected whole numbers around %, got ${nounOf(a)} and ${nounOf(b)}`);
  }
  const present = divisible(c, at, a, b);
  if (present === undefined) return undefined;
  const most = largest(b) - 1;
  const shape = {
    type: 'number',
    parts: 1,
    min: a.min < 0 ? Math.max(-most, a.min) : 0,
    max: a.max > 0 ? Math.min(most, a.max) : 0,
    present: present.mask,
  } as const;
  return c.quantity(at, shape, { loop: remainder, a, b });
}

export function negative(c: Compilation, at: number, value: Value): Result {
  if (value.type === 'real') {
    const { min, max, present } = value;
    return c.real({ min: -max, max: -min, present }, { loop: scale, a: value, j: -1 });
  }
  if (value.type !== 'number' && value.type !== 'duration') {
    return c.refuse(at, `cannot compute the negative of ${nounOf(value)}`);
  }
  const { type, parts, min, max, present } = value;
  const shape = { type, parts, min: -max, max: -min, present };
  return c.quantity(at, shape, { loop: scale, a: value, j: -1 });
}

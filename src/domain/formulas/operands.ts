import { greatest } from '../basics/extremes.js';
import type { Compilation } from './compilation.js';
import { divideBy, scale } from './number-loops.js';
import { isQuantity, isTime, nounOf, type Quantity, type Real, type Value } from './values.js';

/** The parts of a moment in whole seconds. */
export const SECOND_PARTS = 86_400;

/** The quantity with another number of parts, which is a multiple of its own. */
export function withParts(
  c: Compilation,
  at: number,
  quantity: Quantity,
  parts: number,
): Quantity | undefined {
  const j = parts / quantity.parts;
  if (j === 1) return quantity;
  const { type, min, max, present } = quantity;
  const shape = { type, parts, min: min * j, max: max * j, present };
  return c.quantity(at, shape, { loop: scale, a: quantity, j });
}

/** A day as the moment of its midnight in UTC. */
export function asMoment(c: Compilation, at: number, time: Quantity): Quantity | undefined {
  const parts = Math.max(time.parts, SECOND_PARTS);
  const moment = withParts(c, at, time, parts);
  return moment && { ...moment, type: 'datetime' };
}

export function asReal(c: Compilation, number: Quantity | Real): Real {
  if (number.type === 'real') return number;
  const { parts: j, min, max, present } = number;
  const bounds = { min: min / j, max: max / j, present };
  if (j === 1) return { ...bounds, type: 'real', values: number.values };
  return c.real(bounds, { loop: divideBy, a: number, j });
}

/** Values of one type that are not null. */
export type Unified = Exclude<Value, { readonly type: 'null' }>;

/**
 * The values as values of one type: decimals with the same number of parts, days beside moments as moments, and decimals
 * beside reals as reals. Nulls are left out.
 */
export function unified(
  c: Compilation,
  at: number,
  values: readonly Value[],
): readonly Unified[] | undefined {
  const given = values.filter((value) => value.type !== 'null');
  const [first, ...rest] = given;
  if (first === undefined) return [];
  const other = rest.find((value) => !areAlike(first, value));
  if (other !== undefined) {
    const message = `expected values of one type, got ${nounOf(first)} and ${nounOf(other)}`;
    return c.refuse(at, message);
  }
  if (given.some(({ type }) => type === 'real')) {
    return (given as (Quantity | Real)[]).map((value) => asReal(c, value));
  }
  return isQuantity(first) ? aligned(c, at, given as Quantity[]) : given;
}

function areAlike(a: Value, b: Value): boolean {
  return a.type === b.type || nounOf(a) === nounOf(b) || (isTime(a) && isTime(b));
}

function aligned(
  c: Compilation,
  at: number,
  quantities: readonly Quantity[],
): readonly Quantity[] | undefined {
  const isMixed = new Set(quantities.map(({ type }) => type)).size > 1;
  const alike = isMixed ? quantities.map((day) => asMoment(c, at, day)) : quantities;
  const parts = greatest(alike.map((quantity) => quantity?.parts ?? 0));
  const all = alike.map((one) => one && withParts(c, at, one, parts));
  const present = all.filter((one) => one !== undefined);
  return present.length === all.length ? present : undefined;
}

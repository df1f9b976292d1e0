import { scoreAt } from '../copula/normal-scores.js';
import type { Key } from '../random/mix.js';

/** A step of a process whose value is known. */
export interface Node {
  readonly step: number;
  readonly value: number;
}

/**
 * How a process is halved: the middle of two steps that are 2^(h + 1) apart is `factors[h]` times the sum of their values,
 * plus a normal draw of the standard deviation `spreads[h]`.
 */
export interface HalvingRule {
  readonly factors: Float64Array;
  readonly spreads: Float64Array;
}

/** A window of successive steps of a process. */
export interface Window {
  readonly key: Key;
  /** The number of the first step. */
  readonly first: number;
  /** The normal score of each step, which `halve` turns into its value. */
  readonly scores: Float64Array;
}

/**
 * Turns the normal scores of a window of steps into the values of a process. The middle between two steps is drawn given
 * both of them, so each value follows from O(log) others and not from all before it. Both ends are multiples of `distance`,
 * a power of two: the last one up to the first step of the window, and the first one from its last step on. Multiples in
 * between keep their scores.
 */
export function halve(
  window: Window,
  { factors, spreads }: HalvingRule,
  distance: number,
  ends: readonly [Node, Node],
): void {
  let [low, high] = ends;
  let level = exponentOf(distance) - 1;
  for (let half = distance / 2; half >= 1; half /= 2, level--) {
    const rule = { factor: factors[level] as number, spread: spreads[level] as number };
    [low, high] = halveOnce(window, rule, half, [low, high]);
  }
}

/** Sets the middles that lie `half` steps from both of their ends, and returns the ends of the next halving. */
function halveOnce(
  { key, first, scores }: Window,
  { factor, spread }: { readonly factor: number; readonly spread: number },
  half: number,
  [start, end]: readonly [Node, Node],
): [Node, Node] {
  const last = first + scores.length - 1;
  let low = start;
  let high = end;
  let before = start.value;
  for (let step = start.step + half; step < end.step; step += 2 * half) {
    const next = step + half;
    const after = next < end.step ? (scores[next - first] as number) : end.value;
    const isInside = step >= first && step <= last;
    const score = isInside ? (scores[step - first] as number) : scoreAt(key, step);
    const value = factor * (before + after) + spread * score;
    if (isInside) scores[step - first] = value;
    if (step <= first) low = { step, value };
    if (step >= last) high = { step, value };
    before = after;
  }
  return [low, high];
}

/** The exponent of a power of two. */
function exponentOf(power: number): number {
  let exponent = 0;
  for (let rest = power; rest > 1; rest /= 2) exponent++;
  return exponent;
}

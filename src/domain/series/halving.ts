import type { Key } from '../random/mix.js';

/** A step of a process whose value is known. */
export interface Node {
  readonly step: number;
  readonly value: number;
}

/** How a process is halved. */
export interface HalvingRule {
  /** The draw of a step. */
  drawAt(key: Key, step: number): number;
  /** The value in the middle of two steps that are 2^(level + 1) apart, by the values of both and the draw of the middle. */
  middle(level: number, before: number, after: number, draw: number): number;
}

/** A window of successive steps of a process. */
export interface Window {
  readonly key: Key;
  /** The number of the first step. */
  readonly first: number;
  /** The draw of each step, which `halve` turns into its value. */
  readonly draws: Float64Array;
}

/**
 * Turns the draws of a window of steps into the values of a process. The middle between two steps is drawn given
 * both of them, so each value follows from O(log) others and not from all before it. Both ends are multiples of `distance`,
 * a power of two: the last one up to the first step of the window, and the first one from its last step on. Multiples in
 * between keep their draws, which are their values.
 */
export function halve(
  window: Window,
  rule: HalvingRule,
  distance: number,
  ends: readonly [Node, Node],
): void {
  let [low, high] = ends;
  let level = exponentOf(distance) - 1;
  for (let half = distance / 2; half >= 1; half /= 2, level--) {
    [low, high] = halveOnce(window, rule, { half, level }, [low, high]);
  }
}

/** Halves a window of a process whose values at all multiples of `distance` are draws of their own, `endAt` each. */
export function halveBetween(
  window: Window,
  rule: HalvingRule,
  distance: number,
  endAt: (step: number) => number,
): void {
  const last = window.first + window.draws.length - 1;
  const low = Math.floor(window.first / distance) * distance;
  const high = Math.ceil(last / distance) * distance;
  halve(window, rule, distance, [
    { step: low, value: endAt(low) },
    { step: high, value: endAt(high) },
  ]);
}

/** Sets the middles that lie `half` steps, 2^level, from both of their ends, and returns the ends of the next halving. */
function halveOnce(
  { key, first, draws }: Window,
  rule: HalvingRule,
  { half, level }: { readonly half: number; readonly level: number },
  [start, end]: readonly [Node, Node],
): [Node, Node] {
  const last = first + draws.length - 1;
  let low = start;
  let high = end;
  let before = start.value;
  for (let step = start.step + half; step < end.step; step += 2 * half) {
    const next = step + half;
    const after = next < end.step ? (draws[next - first] as number) : end.value;
    const isInside = step >= first && step <= last;
    const draw = isInside ? (draws[step - first] as number) : rule.drawAt(key, step);
    const value = rule.middle(level, before, after, draw);
    if (isInside) draws[step - first] = value;
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

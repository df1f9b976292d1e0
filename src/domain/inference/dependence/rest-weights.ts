import { tellableShare } from '../privacy.js';
import { combinations, contingency } from './network.js';
import type { Node } from './node.js';

/** Weights by value. */
export type Shares = Readonly<Record<string, number>>;

/**
 * Counts are rounded to multiples of half of k, and at least of this, so that subtraction from totals gives no count of
 * an untold cell.
 */
const LEAST_ROUNDING = 5;
/** The share of a value's rows in one state at which the value belongs to that state. */
const BELONGS = 0.99;

export function rounded(rows: number, k: number): number {
  const step = Math.max(LEAST_ROUNDING, Math.floor(k / 2));
  return Math.max(step, Math.round(rows / step) * step);
}

/** A share of rows; 0 or 1 if fewer than k rows have the property, or fewer than k do not. */
export function tellableRate(having: number, others: number, k: number): number {
  if (having < k) return 0;
  if (others < k) return 1;
  return tellableShare(rounded(having, k), rounded(having, k) + rounded(others, k));
}

/** The weights of a column of categories, by value. */
export function sharesOf({ field: { constraints }, values = [] }: Node): Shares {
  const weights = constraints.weights as readonly number[] | undefined;
  return Object.fromEntries(values.map((value, i) => [String(value), weights?.[i] ?? 1]));
}

/**
 * How values without a weight of their own share the rest of a state: by their share of the rows of the states that do
 * not tell them. A value of fewer than k such rows has no share. If that holds for all, they share by their weights;
 * undefined if each belongs to one state of a parent, so that it would contradict any other state.
 */
export function restWeights(node: Node, parents: readonly Node[], k: number): Shares | undefined {
  const combined = combinations(parents);
  const counts = contingency(node, combined);
  const width = node.count + 1;
  const ofState = Array.from({ length: combined.count }, (_, state) =>
    counts.subarray(state * width, (state + 1) * width).reduce((sum, cell) => sum + cell, 0),
  );
  const weights = (node.values ?? []).flatMap((value, code) => {
    let [rows, untold] = [0, 0];
    for (let state = 0; state < combined.count; state++) {
      const cell = counts[state * width + code] as number;
      if (cell >= k) continue;
      untold += cell;
      rows += ofState[state] as number;
    }
    return untold >= k ? [[String(value), tellableShare(rounded(untold, k), rows)] as const] : [];
  });
  if (weights.length > 0) return Object.fromEntries(weights);
  return parents.some((parent) => determines(node, parent)) ? undefined : sharesOf(node);
}

/** Whether each value of a column has nearly all of its rows in one state of a parent. */
function determines(node: Node, parent: Node): boolean {
  const combined = combinations([parent]);
  const counts = contingency(node, combined);
  const width = node.count + 1;
  return (node.values ?? []).every((_, code) => {
    let [all, most] = [0, 0];
    for (let state = 0; state < combined.count; state++) {
      const rows = counts[state * width + code] as number;
      all += rows;
      most = Math.max(most, rows);
    }
    return most >= BELONGS * all;
  });
}

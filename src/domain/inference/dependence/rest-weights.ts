import { nth } from '../../basics/nth.js';
import { disclosableCount, disclosableShare } from '../privacy/privacy.js';
import { combinations } from './combinations.js';
import type { Node } from './node.js';
import type { Partition } from './partition.js';
import { countCodes, sampledStates } from './sampled-states.js';

/** Weights by value. */
export type Shares = Readonly<Record<string, number>>;

/** The share of a value's rows in one state at which the value belongs to that state. */
const BELONGS = 0.99;

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
export function restWeights(
  node: Node,
  parents: readonly Node[],
  parts: Pick<Partition, 'count' | 'states'>,
  k: number,
): Shares | undefined {
  const cells = new Int32Array(node.count + 1);
  const undisclosed = new Int32Array(node.count);
  const rows = new Int32Array(node.count);
  for (const state of sampledStates(parts, 1)) {
    countCodes(cells, node, state.rows);
    for (let code = 0; code < node.count; code++) {
      const cell = nth(cells, code);
      if (cell >= k) continue;
      undisclosed[code] = nth(undisclosed, code) + cell;
      rows[code] = nth(rows, code) + state.rows.length;
    }
  }
  const weights = (node.values ?? []).flatMap((value, code) => {
    const count = nth(undisclosed, code);
    if (count < k) return [];
    return [
      [
        String(value),
        disclosableShare(disclosableCount(count, k), disclosableCount(nth(rows, code), k)),
      ] as const,
    ];
  });
  if (weights.length > 0) return Object.fromEntries(weights);
  return parents.some((parent) => determines(node, parent)) ? undefined : sharesOf(node);
}

/** Whether each value of a column has nearly all of its rows in one state of a parent. */
function determines(node: Node, parent: Node): boolean {
  const cells = new Int32Array(node.count + 1);
  const all = new Int32Array(node.count);
  const most = new Int32Array(node.count);
  for (const { rows } of sampledStates(combinations([parent]), 1)) {
    countCodes(cells, node, rows);
    for (let code = 0; code < node.count; code++) {
      const cell = nth(cells, code);
      all[code] = nth(all, code) + cell;
      most[code] = Math.max(nth(most, code), cell);
    }
  }
  return (node.values ?? []).every((_, code) => nth(most, code) >= BELONGS * nth(all, code));
}

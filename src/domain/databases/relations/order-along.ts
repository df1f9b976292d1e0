import { nth } from '../../basics/nth.js';

/**
 * An order of the nodes of a graph in which the edges that lead back have little weight together. `edges` has, for each node,
 * the weights of the nodes to which its edges lead. Without circles no edge leads back.
 *
 * The greedy algorithm of Eades, Lin and Smyth (A fast and effective heuristic for the feedback arc set problem, 1993).
 */
export function orderAlong(edges: readonly ReadonlyMap<number, number>[]): number[] {
  const left = new LeftNodes(edges);
  const first: number[] = [];
  const last: number[] = [];
  for (let sink = left.sink(); ; sink = left.sink()) {
    const next = sink ?? left.mostOutward();
    if (next === undefined) return [...first, ...last.reverse()];
    (sink === undefined ? first : last).push(next);
    left.remove(next);
  }
}

/** The nodes that have no place yet, with the weights of the edges between them. */
class LeftNodes {
  readonly #out: readonly ReadonlyMap<number, number>[];
  readonly #in: readonly Map<number, number>[];
  readonly #outward: number[];
  readonly #inward: number[];
  readonly #nodes: Set<number>;
  /** Nodes without edges to others, the last one first. */
  readonly #sinks: number[];

  constructor(edges: readonly ReadonlyMap<number, number>[]) {
    this.#out = edges;
    this.#in = edges.map(() => new Map());
    this.#outward = edges.map((targets) => sum(targets));
    edges.forEach((targets, node) => {
      for (const [target, weight] of targets) nth(this.#in, target).set(node, weight);
    });
    this.#inward = this.#in.map((sources) => sum(sources));
    this.#nodes = new Set(edges.keys());
    this.#sinks = [...this.#nodes].filter((node) => this.#outward[node] === 0);
  }

  /** A node whose edges lead to no other one. */
  sink(): number | undefined {
    return this.#sinks.at(-1);
  }

  /** The node from which the most weight leads away, less the weight that leads to it. Sources come first. */
  mostOutward(): number | undefined {
    let best: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const node of this.#nodes) {
      const outward = nth(this.#outward, node);
      const inward = nth(this.#inward, node);
      if (inward === 0) return node;
      if (outward - inward <= most) continue;
      best = node;
      most = outward - inward;
    }
    return best;
  }

  remove(node: number): void {
    if (this.#sinks.at(-1) === node) this.#sinks.pop();
    this.#nodes.delete(node);
    for (const [target, weight] of nth(this.#out, node)) {
      this.#inward[target] = nth(this.#inward, target) - weight;
    }
    for (const [source, weight] of nth(this.#in, node)) {
      const outward = nth(this.#outward, source) - weight;
      this.#outward[source] = outward;
      if (outward === 0 && this.#nodes.has(source)) this.#sinks.push(source);
    }
  }
}

function sum(weights: ReadonlyMap<number, number>): number {
  let all = 0;
  for (const weight of weights.values()) all += weight;
  return all;
}
